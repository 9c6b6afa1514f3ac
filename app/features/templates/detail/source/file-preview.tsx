import type { FileView } from '../../../../../domain/template/template-files.ts';
import { rawPath } from '../paths.ts';
import { FontSample } from './font-sample.tsx';

/** A picture, or a sample of a typeface. */
export function FilePreview({ id, view }: { id: string; view: FileView }) {
  if (view.kind === 'font') return <FontSample src={rawPath(id, view.path)} />;
  if (view.kind !== 'image') return null;
  return (
    <div className="source-picture">
      <img src={rawPath(id, view.path)} alt={view.path} />
    </div>
  );
}
