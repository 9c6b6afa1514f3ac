export { loadFeed as loader } from '../features/suggestions/load-feed.server.ts';
