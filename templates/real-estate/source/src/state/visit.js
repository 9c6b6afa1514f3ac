/* Asking for a visit. This is where a backend is plugged in. */

/* The address that takes a visit as JSON: { house, name, reach, day, time, words }. While it is empty nothing is sent,
   and the page says so and offers the same text as an e-mail. */
const endpoint = '';

export const isPlugged = () => endpoint !== '';

/** Sends a visit; throws when it did not arrive. */
export async function sendVisit(visit) {
  const answer = await fetch(endpoint, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(visit) });
  if (!answer.ok) throw new Error(String(answer.status));
}

/** What is wrong with a visit, by field, in words. `today` is YYYY-MM-DD. */
export function faultsOf({ name, reach, day }, today) {
  const faults = {};
  if (!name.trim()) faults.name = 'Please write your name, so that we know whom to open the door to.';
  const isMail = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(reach.trim());
  const isPhone = reach.replace(/\D/g, '').length >= 7 && /^[+\d\s()/-]+$/.test(reach.trim());
  if (!reach.trim()) faults.reach = 'Please give an e-mail address or a telephone number.';
  else if (!isMail && !isPhone) faults.reach = 'This is neither an e-mail address nor a telephone number.';
  if (!day) faults.day = 'Please choose a day.';
  else if (day <= today) faults.day = 'Please choose a day from tomorrow on.';
  else if (new Date(`${day}T12:00`).getDay() === 0) faults.day = 'On Sundays we are at church or at sea. Please choose another day.';
  return faults;
}
