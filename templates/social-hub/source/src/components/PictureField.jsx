import { useId, useState } from 'react';
import { keepPicture, usePicture } from '../state/pictures.js';

/** Chooses a picture from the disk and shows it. The description is asked for only where it is read out. */
export function PictureField({ label, picture, onChange, wantsWords = true }) {
  const [fault, setFault] = useState(null);
  const id = useId();
  const address = usePicture(picture);
  const choose = async (event) => {
    const [file] = event.target.files;
    event.target.value = '';
    if (!file) return;
    try {
      const kept = await keepPicture(file);
      setFault(null);
      onChange({ ...kept, alt: picture?.alt ?? '' });
    } catch (error) {
      setFault(error.message);
    }
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept="image/*"
        onChange={choose}
        aria-describedby={fault ? `${id}-fault` : undefined}
      />
      {fault && (
        <p id={`${id}-fault`} className="fault" role="alert">
          {fault}
        </p>
      )}
      {address && (
        <div className="picture-chosen">
          <img src={address} alt={picture?.alt || 'The picture you chose'} />
          <div>
            {wantsWords && (
              <>
                <label htmlFor={`${id}-alt`}>Description, for those who do not see it</label>
                <input
                  id={`${id}-alt`}
                  value={picture.alt ?? ''}
                  maxLength={200}
                  onChange={(event) => onChange({ ...picture, alt: event.target.value })}
                />
              </>
            )}
            <button type="button" className="plain-text" onClick={() => onChange(null)}>
              Remove the picture
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
