/* What is printed on the sheet, in the language of the person who gets it. Add a language here and in `locales`. */
window.Words = {
  locales: {
    'en-GB': 'English (United Kingdom)',
    'en-US': 'English (United States)',
    'de-DE': 'Deutsch (Deutschland)',
    'de-CH': 'Deutsch (Schweiz)',
    'fr-FR': 'Français',
    'es-ES': 'Español',
    'it-IT': 'Italiano',
    'nl-NL': 'Nederlands',
  },
  currencies: [
    'GBP', 'EUR', 'USD', 'CHF', 'AUD', 'BRL', 'CAD', 'CZK', 'DKK', 'HUF', 'INR', 'JPY', 'KRW', 'KWD', 'MXN', 'NOK',
    'NZD', 'PLN', 'SEK', 'SGD', 'TND', 'TRY', 'ZAR',
  ],
  sheet: {
    en: {
      invoice: 'Invoice', quote: 'Quote', credit: 'Credit note', valid: 'Valid until', sum: 'Total', number: 'No.', billTo: 'Bill to', date: 'Date', due: 'Pay by', reference: 'Your reference',
      text: 'Description', qty: 'Qty', price: 'Price', off: 'Discount %', tax: 'Tax %', amount: 'Amount',
      subtotal: 'Subtotal', discount: 'Discount', taxOn: '{rate} % tax on {base}', taxIn: 'includes {rate} % tax on {base}',
      total: 'To pay', notes: 'Notes', pay: 'How to pay', paid: 'Paid', taxId: 'Tax number',
    },
    de: {
      invoice: 'Rechnung', quote: 'Angebot', credit: 'Rechnungskorrektur', valid: 'Gültig bis', sum: 'Gesamt', number: 'Nr.', billTo: 'An', date: 'Datum', due: 'Zahlbar bis', reference: 'Ihr Zeichen',
      text: 'Beschreibung', qty: 'Menge', price: 'Preis', off: 'Rabatt %', tax: 'USt. %', amount: 'Betrag',
      subtotal: 'Zwischensumme', discount: 'Rabatt', taxOn: '{rate} % USt. auf {base}', taxIn: 'enthält {rate} % USt. auf {base}',
      total: 'Zu zahlen', notes: 'Anmerkungen', pay: 'Zahlung', paid: 'Bezahlt', taxId: 'USt-IdNr.',
    },
    fr: {
      invoice: 'Facture', quote: 'Devis', credit: 'Avoir', valid: 'Valable jusqu’au', sum: 'Total', number: 'Nº', billTo: 'Facturé à', date: 'Date', due: 'Échéance', reference: 'Votre référence',
      text: 'Désignation', qty: 'Qté', price: 'Prix', off: 'Remise %', tax: 'TVA %', amount: 'Montant',
      subtotal: 'Sous-total', discount: 'Remise', taxOn: 'TVA {rate} % sur {base}', taxIn: 'dont TVA {rate} % sur {base}',
      total: 'À payer', notes: 'Remarques', pay: 'Règlement', paid: 'Payé', taxId: 'Nº de TVA',
    },
    es: {
      invoice: 'Factura', quote: 'Presupuesto', credit: 'Factura rectificativa', valid: 'Válido hasta', sum: 'Total', number: 'N.º', billTo: 'Cliente', date: 'Fecha', due: 'Vencimiento', reference: 'Su referencia',
      text: 'Descripción', qty: 'Cant.', price: 'Precio', off: 'Dto. %', tax: 'IVA %', amount: 'Importe',
      subtotal: 'Subtotal', discount: 'Descuento', taxOn: 'IVA {rate} % sobre {base}', taxIn: 'incluye IVA {rate} % sobre {base}',
      total: 'A pagar', notes: 'Notas', pay: 'Forma de pago', paid: 'Pagado', taxId: 'NIF',
    },
    it: {
      invoice: 'Fattura', quote: 'Preventivo', credit: 'Nota di credito', valid: 'Valido fino al', sum: 'Totale', number: 'N.', billTo: 'Spett.le', date: 'Data', due: 'Scadenza', reference: 'Vostro riferimento',
      text: 'Descrizione', qty: 'Q.tà', price: 'Prezzo', off: 'Sconto %', tax: 'IVA %', amount: 'Importo',
      subtotal: 'Subtotale', discount: 'Sconto', taxOn: 'IVA {rate} % su {base}', taxIn: 'di cui IVA {rate} % su {base}',
      total: 'Da pagare', notes: 'Note', pay: 'Pagamento', paid: 'Pagato', taxId: 'P. IVA',
    },
    nl: {
      invoice: 'Factuur', quote: 'Offerte', credit: 'Creditnota', valid: 'Geldig tot', sum: 'Totaal', number: 'Nr.', billTo: 'Aan', date: 'Datum', due: 'Te betalen voor', reference: 'Uw kenmerk',
      text: 'Omschrijving', qty: 'Aantal', price: 'Prijs', off: 'Korting %', tax: 'Btw %', amount: 'Bedrag',
      subtotal: 'Subtotaal', discount: 'Korting', taxOn: '{rate} % btw over {base}', taxIn: 'inclusief {rate} % btw over {base}',
      total: 'Te betalen', notes: 'Opmerkingen', pay: 'Betaling', paid: 'Betaald', taxId: 'Btw-nummer',
    },
  },
  of(locale) {
    return this.sheet[locale.slice(0, 2)] ?? this.sheet.en;
  },
  /** The words of a document: a quote is valid for a time, and neither it nor a credit note asks for money. */
  for({ locale, kind }) {
    const words = this.of(locale);
    if (kind === 'invoice') return words;
    return { ...words, invoice: words[kind], total: words.sum, due: kind === 'quote' ? words.valid : words.due };
  },
};
