import { z } from 'zod';

/** Where the files of a deployment come from, as a request says it. */
export const sourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('project'), project_id: z.uuid() }),
  z.object({
    kind: z.literal('repository'),
    repository_id: z.uuid(),
    branch: z.string().min(1).max(244),
    folder: z
      .string()
      .max(1024)
      .default('')
      .transform((folder) =>
        folder
          .trim()
          .replace(/^\/+|\/+$/g, '')
          .normalize('NFC'),
      ),
  }),
]);

export type SourceRequest = z.output<typeof sourceSchema>;

/** What a zip in the body of a request is, by its query. */
export const zipQuerySchema = z.object({
  source: z.enum(['upload', 'builder']).default('upload'),
  /** What the owner calls it: the file's name, the page's title. */
  title: z.string().max(300).default(''),
});

/** Whether others may copy the files of a new site: `true` in a query or in JSON. Nobody may where it is not said. */
export const remixAllowedSchema = z.literal([true, 'true', false, 'false']).default(false);

export const liveSchema = z.object({ deployment_id: z.uuid().nullable() });

export const settingsSchema = z.object({
  name: z.string().optional(),
  open_connections: z.boolean().optional(),
  remix_allowed: z.boolean().optional(),
});
