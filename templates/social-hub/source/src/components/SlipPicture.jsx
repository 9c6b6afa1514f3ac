import { usePicture } from '../state/pictures.js';
import { Drawing } from './Drawing.jsx';

/** The picture on a note. Its place is kept free while it is fetched, so that the words below do not jump. */
export function SlipPicture({ picture }) {
  const address = usePicture(picture);
  const size = { width: picture?.width, height: picture?.height };
  if (picture?.drawing) return <Drawing name={picture.drawing} words={picture.alt} {...size} />;
  if (address)
    return (
      <img
        className="slip-picture"
        src={address}
        alt={picture?.alt ?? ''}
        style={picture.focus ? { objectPosition: picture.focus } : undefined}
        {...size}
      />
    );
  if (!size.width) return null;
  return <div className="slip-picture" style={{ aspectRatio: `${size.width} / ${size.height}` }} />;
}
