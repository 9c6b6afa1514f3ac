/*
 * Here a BACKEND is plugged in, so that short links work for everyone and not in this browser only.
 *
 * endpoint  where tickets are kept. The page then sends
 *             PUT    {endpoint}/{name}   { name, address, note, created }     after a ticket is made or changed
 *             DELETE {endpoint}/{name}                                        after it is thrown away
 *           and reads GET {endpoint} -> [{ name, address, note, created, clicks }] when it opens.
 * base      what short links begin with, for example your own short domain with a slash at its end. Your server
 *           answers {base}{name} with a redirect (302) to the address and counts.
 *
 * Both are empty: everything stays in this browser, and short links are index.html#name.
 */
window.CloakroomConfig = {
  endpoint: '',
  base: '',
};
