import { Relief } from '../../art/Relief.tsx';
import { practice } from '../../content/practice.ts';
import { Heading } from '../../ui/Heading.tsx';
import { LetterForm } from './LetterForm.tsx';

export function ContactPage() {
  return (
    <div className="px-5 md:px-10">
      <Heading title="Contact" lead="Say what should stand up, and by when it may fall down." />
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_26rem]">
        <LetterForm />
        <aside>
          <Relief name="gate" seed={7} paper="rose" className="aspect-[4/3] w-full" />
          <p className="pt-6 text-xl">
            <a className="link font-semibold" href={`mailto:${practice.mail}`}>
              {practice.mail}
            </a>
            <br />
            {practice.street}
          </p>
          <p className="pt-4 max-w-[40ch]">
            Bring the thing itself if it exists. The yard is open on weekdays from nine to five; ring at the
            door with the folded 4.
          </p>
        </aside>
      </div>
    </div>
  );
}
