/**
 * What `event.origin` says of a message from a window in a sandbox without `allow-same-origin`. A window with any other
 * origin has left the sandbox or was led to another site, and is not listened to.
 */
export const NO_ORIGIN = 'null';
