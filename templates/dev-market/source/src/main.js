import './main.css';
import { startBag } from './bag.js';
import { startBulbs } from './bulbs.js';
import { startMarket } from './market.js';
import { startPart } from './part.js';
import { startSell } from './sell.js';
import { startScale } from './scale.js';

const bag = startBag();
startBulbs();

const { page } = document.body.dataset;
if (page === 'hall') startScale();
if (page === 'market') startMarket();
if (page === 'part') startPart(bag);
if (page === 'sell') startSell();
