export { byId, jobs } from './page.js';
