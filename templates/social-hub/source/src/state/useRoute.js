import { useEffect, useState } from 'react';

/**
 * Addresses of the application, all behind the `#`, so that it works from a folder:
 *   #/  #/note/<id>  #/people/<id>  #/letters  #/letters/<person>  #/noticed
 */
const read = () => {
  const [, view = '', id = ''] = location.hash.slice(1).split('/');
  return { view: view || 'today', id: decodeURIComponent(id) };
};

export const to = {
  today: '#/',
  note: (id) => `#/note/${encodeURIComponent(id)}`,
  person: (id) => `#/people/${encodeURIComponent(id)}`,
  letters: '#/letters',
  talk: (id) => `#/letters/${encodeURIComponent(id)}`,
  noticed: '#/noticed',
};

export const go = (address) => {
  location.hash = address;
};

export function useRoute() {
  const [route, setRoute] = useState(read);
  useEffect(() => {
    const follow = () => setRoute(read());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return route;
}
