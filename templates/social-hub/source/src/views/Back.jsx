import { Icon } from '../components/Icon.jsx';
import { to } from '../state/useRoute.js';

export const Back = ({ href = to.today, children = 'Board' }) => (
  <a className="back" href={href}>
    <Icon name="back" size={18} /> {children}
  </a>
);

/** For addresses that lead to nothing: an old link, or a note that was taken down. */
export const Gone = ({ children }) => (
  <div className="gone">
    <Back />
    <h2 tabIndex={-1}>Not found, or no longer here</h2>
    <p>{children}</p>
  </div>
);
