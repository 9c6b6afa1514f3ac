/** The tab an address of the sign-in page asks for. */
export function tabOf(params: URLSearchParams): 'sign-in' | 'sign-up' {
  return params.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in';
}
