import { orderEndpoint, postage, postFreeFrom } from '../data/config.js';
import { byId } from '../data/garments.js';
import { sumOf } from './basket.js';

export const blank = { name: '', email: '', street: '', town: '', postcode: '', phone: '', way: 'post', note: '' };

/** What is wrong with the fields, in words; empty when nothing is. */
export function check(values) {
  const faults = {};
  const has = (field) => values[field].trim() !== '';
  if (!has('name')) faults.name = 'Whom is the parcel for? Please write a name.';
  if (!has('email')) faults.email = 'We need an address for the confirmation.';
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(values.email.trim())) faults.email = `“${values.email.trim()}” is not a whole e-mail address. It should look like name@mail.example.`;
  if (values.way !== 'collect') {
    if (!has('street')) faults.street = 'Please write street and number, or choose to collect.';
    if (!has('town')) faults.town = 'Please write the town.';
    if (!has('postcode')) faults.postcode = 'Please write the postcode.';
    else if (values.postcode.trim().length < 4) faults.postcode = 'That postcode looks too short.';
  }
  if (values.way === 'carrier' && !has('phone')) faults.phone = 'The carrier rings before he comes; please give a number.';
  else if (has('phone') && values.phone.replace(/\D/g, '').length < 7) faults.phone = 'That telephone number looks too short.';
  return faults;
}

export function postageOf(way, sum) {
  if (way === 'post' && sum >= postFreeFrom) return 0;
  return postage[way].price;
}

export function orderOf(lines, values) {
  const sum = sumOf(lines);
  const post = postageOf(values.way, sum);
  return {
    lines: lines.map(({ garment, cloth, size, count }) => ({ garment, cloth, size, count, price: byId[garment].price })),
    postage: post,
    total: sum + post,
    customer: values,
  };
}

/** THE BACKEND: the one place where an order leaves the browser. Set orderEndpoint in data/config.js. */
export async function send(order) {
  if (!orderEndpoint) return 'kept';
  const response = await fetch(orderEndpoint, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(order) });
  if (!response.ok) throw new Error(`The shop answered ${response.status}.`);
  return 'sent';
}
