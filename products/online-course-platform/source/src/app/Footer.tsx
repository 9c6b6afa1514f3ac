import { behaviour } from '../data/index.ts';
import type { Behaviour } from '../data/local.ts';
import { load, reset } from '../data/school.ts';
import { announce } from '../ui/announce.tsx';

/** What this is, and the switches of the demo. */
export function Footer() {
  const how = behaviour.use((state) => state);
  const change = (next: Behaviour) => {
    behaviour.set(() => next);
    void load();
  };
  const startOver = async () => {
    behaviour.set(() => 'normal');
    await reset();
    announce('Everything is as on the first day.');
  };
  return (
    <footer className="no-print border-t-2 border-ink pt-6 pb-24 lg:pb-8">
      <div className="mx-auto flex max-w-[76rem] flex-wrap items-end justify-between gap-x-8 gap-y-4 px-5">
        <p className="max-w-md text-sm text-soft">
          Dogear keeps everything in this browser, also without a connection. Courses, teachers and classes
          are samples.
        </p>
        <div className="flex flex-wrap items-end gap-3">
          <label className="text-sm font-medium">
            The school answers
            <select
              className="field mt-0.5 block text-base font-normal"
              value={how}
              onChange={(event) => change(event.target.value as Behaviour)}
            >
              <option value="normal">at once</option>
              <option value="slow">after a while</option>
              <option value="failing">not at all</option>
            </select>
          </label>
          <button type="button" className="btn-line" onClick={startOver}>
            Start over
          </button>
        </div>
      </div>
    </footer>
  );
}
