export { loadCatalogueFile as loader } from '../features/templates/load.server.ts';
