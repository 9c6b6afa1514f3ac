// Installs what the checks need where `npm start` has left it out. Runs before a tool that a script of npm calls by name.
import { ensurePackages } from './bootstrap.mjs';

ensurePackages();
