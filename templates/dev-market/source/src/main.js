import './main.css';
import { startBag } from './bag.js';
import { startBulbs } from './bulbs.js';
import { startContact } from './forms.js';
import { startMarket } from './market.js';
import { startPart } from './part.js';
import { startSell } from './sell.js';
import { startScale } from './scale.js';
import { amountOf } from './words.js';

const bag = startBag();
startBulbs();

// What costs nothing is framed in another colour.
for (const price of document.querySelectorAll('.price')) price.classList.toggle('price-free', amountOf(price.textContent) === 0);

const { page } = document.body.dataset;
if (page === 'hall') startScale();
if (page === 'market') startMarket();
if (page === 'part') startPart(bag);
if (page === 'sell') startSell();
if (page === 'contact') startContact();
