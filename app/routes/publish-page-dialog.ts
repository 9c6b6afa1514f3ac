import { partOnDemand } from '../ui/part-on-demand.tsx';

/** The dialog that publishes a page which is being made, fetched when it is opened. */
export const PublishPageDialog = partOnDemand(async () => {
  const [{ default: Dialog }, { withQueries }] = await Promise.all([
    import('../features/sites/publish-page-dialog.tsx'),
    import('../shell/with-queries.tsx'),
  ]);
  return { default: withQueries(Dialog) };
});
