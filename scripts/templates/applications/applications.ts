import type { Application } from './application.ts';
import { business } from './business.ts';
import { desk } from './desk.ts';
import { film } from './film.ts';
import { people } from './people.ts';
import { stage } from './stage.ts';
import { tools } from './tools.ts';
import { town } from './town.ts';

/** What each application template is for, by the template's id. */
export const applications: Record<string, Application> = {
  ...tools,
  ...desk,
  ...film,
  ...business,
  ...people,
  ...stage,
  ...town,
};
