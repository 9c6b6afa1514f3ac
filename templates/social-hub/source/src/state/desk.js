/**
 * What belongs to the one who sits here: which member that is, what each member has read, and what is half written.
 *
 *   me      person id
 *   seen    { person id: { notices: time, letters: { other person: time } } }
 *   drafts  { `${person}/${what}`: anything }
 */
export function deskReducer(desk, action) {
  switch (action.type) {
    case 'seat':
      return { ...desk, me: action.id };

    case 'readNotices': {
      const mine = desk.seen[desk.me] ?? {};
      return { ...desk, seen: { ...desk.seen, [desk.me]: { ...mine, notices: action.at } } };
    }

    case 'readLetters': {
      const mine = desk.seen[desk.me] ?? {};
      const letters = { ...mine.letters, [action.with]: action.at };
      return { ...desk, seen: { ...desk.seen, [desk.me]: { ...mine, letters } } };
    }

    case 'draft': {
      const drafts = { ...desk.drafts };
      if (action.value === null) delete drafts[action.key];
      else drafts[action.key] = action.value;
      return { ...desk, drafts };
    }

    case 'replaceDesk':
      return { ...action.desk, me: action.keepSeat ? desk.me : action.desk.me };

    default:
      return desk;
  }
}
