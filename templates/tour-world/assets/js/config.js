/*
 * The one place for a backend. While `enquiryEndpoint` is empty nothing leaves the browser and the form says so.
 * With an address in it, the form sends what was typed there with POST as JSON; see README.md.
 */
globalThis.TOUR_WORLD = {
  enquiryEndpoint: '',
};
