import { createContext } from 'react';

/** The response's Content-Security-Policy nonce, known while rendering on the server only. */
export const NonceContext = createContext<string | undefined>(undefined);
