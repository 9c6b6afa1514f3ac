/** A file to try the import with: six rows are right, three are not, one is in the sample ledger already. */
export const SAMPLE_FILE = `Executed at;Side;Wallet;Coin;Amount;Total;Commission;To wallet;Received currency;Received amount;Memo
03/11/2026 09:14;BUY;Kestrel Exchange;ETH;0,25;₹78.420,50;141,16;;;;Monthly plan
05/11/2026 18:40;buy;Nine Bay;SOL;4,5;₹76.110,00;137,00;;;;
07/11/2026 07:02;Staking reward;Phone wallet;SOL;0,129;2.190,42;;;;;
08/11/2026 12:30;convert;Nine Bay;ADA;350;20.125,00;36,20;;DOT;84,2;Out of ADA
10/11/2026 21:55;withdrawal;Kestrel Exchange;ETH;0,5;;;Steel wallet;;;
11/11/2026 08:08;sell;Nine Bay;LINK;12;₹21.600,00;38,88;;;;
31/11/2026 10:00;buy;Kestrel Exchange;BTC;0,01;₹76.000,00;;;;;A day that does not exist
12/11/2026 16:20;sell;Kestrel Exchange;BTC;abc;₹38.000,00;;;;;
13/11/2026 11:11;buy;Old Harbour;WIF;900;₹9.000,00;;;;;Unknown wallet and coin
06/11/2026 09:21;buy;Kestrel Exchange;BTC;0,018;₹1.36.000;;;;;In the ledger already
`;
