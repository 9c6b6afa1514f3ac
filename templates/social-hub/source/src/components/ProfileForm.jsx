import { useId, useState } from 'react';
import { useBoard } from '../state/BoardContext.jsx';
import { useDraft } from '../state/useDraft.js';
import { Face, faceParts } from './Face.jsx';
import { PictureField } from './PictureField.jsx';

const choices = [
  ['skin', 'Skin', Object.keys(faceParts.skin)],
  ['hair', 'Hair', faceParts.hair],
  ['shade', 'Hair colour', Object.keys(faceParts.shade)],
  ['top', 'Top', Object.keys(faceParts.top)],
  ['extra', 'Extra', faceParts.extra],
  ['ground', 'Paper', Object.keys(faceParts.ground)],
];

export function ProfileForm({ person, onDone }) {
  const { act } = useBoard();
  const draft = useDraft('profile', person);
  const [fault, setFault] = useState(null);
  const id = useId();
  const { value } = draft;
  const set = (change) => draft.set({ ...value, ...change });
  const save = (event) => {
    event.preventDefault();
    if (!value.name.trim()) {
      setFault('Write your name.');
      document.getElementById(`${id}-name`).focus();
      return;
    }
    const { name, home, about, face, picture } = value;
    draft.clear();
    act({
      type: 'profile',
      id: person.id,
      change: { name: name.trim(), home: home.trim(), about: about.trim(), face, picture },
      saying: 'Your page is changed',
    });
    onDone();
  };
  return (
    <form className="profile-form" onSubmit={save} noValidate>
      <h2>My page</h2>
      <div className="field">
        <label htmlFor={`${id}-name`}>Name</label>
        <input
          id={`${id}-name`}
          value={value.name}
          maxLength={40}
          onChange={(event) => {
            set({ name: event.target.value });
            setFault(null);
          }}
          aria-invalid={Boolean(fault)}
          aria-describedby={fault ? `${id}-fault` : undefined}
        />
        {fault && (
          <p id={`${id}-fault`} className="fault">
            {fault}
          </p>
        )}
      </div>
      <div className="field">
        <label htmlFor={`${id}-home`}>Address or role</label>
        <input
          id={`${id}-home`}
          value={value.home}
          maxLength={40}
          onChange={(event) => set({ home: event.target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-about`}>About you</label>
        <textarea
          id={`${id}-about`}
          rows={3}
          maxLength={300}
          value={value.about}
          onChange={(event) => set({ about: event.target.value })}
        />
      </div>
      <fieldset className="face-maker">
        <legend>Portrait, cut from paper</legend>
        <Face person={{ ...value, picture: null }} size={132} />
        <div>
          {choices.map(([part, label, options]) => (
            <label key={part}>
              {label}
              <select
                value={value.face[part]}
                onChange={(event) => set({ face: { ...value.face, [part]: event.target.value } })}
              >
                {options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            </label>
          ))}
        </div>
      </fieldset>
      <PictureField
        label="Or a picture from your disk"
        picture={value.picture}
        onChange={(picture) => set({ picture })}
        wantsWords={false}
      />
      <p className="reading-do">
        <button type="submit" className="strong">
          Save
        </button>
        <button
          type="button"
          className="plain-box"
          onClick={() => {
            draft.clear();
            onDone();
          }}
        >
          Cancel
        </button>
      </p>
    </form>
  );
}
