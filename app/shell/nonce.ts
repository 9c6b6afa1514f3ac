import { createContext } from 'react';

/**
 * The response's Content-Security-Policy nonce while rendering on the server. Empty in the browser, because that is
 * what a browser shows of the attribute once it has read it.
 */
export const NonceContext = createContext('');
