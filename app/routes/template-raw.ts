export { loadRawFile as loader } from '../features/templates/detail/source/raw-response.server.ts';
