/*
 * Places and settings.
 *
 * WHERE A REAL WEATHER SERVICE GOES
 * While `endpoint` is empty the app shows the sample data of data/sample-data.js and says so.
 * Put an address in and the app asks it instead; {lat} and {lon} are filled in. The answer is
 * read by `Lookout.readAnswer` in source.js, which understands the format of Open-Meteo.
 * README.md has the complete address to copy.
 */
window.Lookout = {
  config: {
    endpoint: '',
    startWith: 'tokyo',
    saved: ['tokyo', 'lisbon', 'reykjavik', 'nairobi'],
    locale: 'en-GB',
  },

  cities: [
    { id: 'cairo', name: 'Cairo', country: 'Egypt', lat: 30.04, lon: 31.24, zone: 'Africa/Cairo' },
    { id: 'lima', name: 'Lima', country: 'Peru', lat: -12.05, lon: -77.04, zone: 'America/Lima' },
    { id: 'lisbon', name: 'Lisbon', country: 'Portugal', lat: 38.72, lon: -9.14, zone: 'Europe/Lisbon' },
    { id: 'london', name: 'London', country: 'United Kingdom', lat: 51.51, lon: -0.13, zone: 'Europe/London' },
    { id: 'mumbai', name: 'Mumbai', country: 'India', lat: 19.08, lon: 72.88, zone: 'Asia/Kolkata' },
    { id: 'nairobi', name: 'Nairobi', country: 'Kenya', lat: -1.29, lon: 36.82, zone: 'Africa/Nairobi' },
    { id: 'new-york', name: 'New York', country: 'United States', lat: 40.71, lon: -74.01, zone: 'America/New_York' },
    { id: 'reykjavik', name: 'Reykjavík', country: 'Iceland', lat: 64.15, lon: -21.94, zone: 'Atlantic/Reykjavik' },
    { id: 'singapore', name: 'Singapore', country: 'Singapore', lat: 1.29, lon: 103.85, zone: 'Asia/Singapore' },
    { id: 'sydney', name: 'Sydney', country: 'Australia', lat: -33.87, lon: 151.21, zone: 'Australia/Sydney' },
    { id: 'tokyo', name: 'Tokyo', country: 'Japan', lat: 35.68, lon: 139.69, zone: 'Asia/Tokyo' },
    { id: 'tromso', name: 'Tromsø', country: 'Norway', lat: 69.65, lon: 18.96, zone: 'Europe/Oslo' },
  ],
};
