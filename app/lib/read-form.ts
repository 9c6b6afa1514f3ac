/** The fields of a form that was sent. Throws a response of status 400 for a body that is none. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response('The form is malformed.', { status: 400 });
  }
}
