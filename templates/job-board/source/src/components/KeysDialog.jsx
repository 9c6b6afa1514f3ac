import { Dialog } from './Dialog.jsx';

const keys = [
  ['j', 'Next job'],
  ['k', 'Job before'],
  ['s', 'Save, or not any more'],
  ['h', 'Hide, or bring back'],
  ['a', 'Apply for the open job'],
  ['/', 'Search'],
  ['?', 'This list'],
];

export function KeysDialog({ isOpen, close }) {
  return (
    <Dialog isOpen={isOpen} close={close} title="Keys">
      <dl className="keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
