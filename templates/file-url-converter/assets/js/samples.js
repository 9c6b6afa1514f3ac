/* What is in the list at the beginning: the samples that stand in the page. The first is open. */
window.Waybill = window.Waybill || {};
Waybill.samples = [...document.querySelectorAll('[data-samples] > li')].map((item) => {
  const [name, type, text] = [...item.children].map(({ textContent }) => textContent);
  return { name, type, text };
});
/** What a pasted file is called before it has a name of its own. */
Waybill.fileName = document.querySelector('[data-samples]').dataset.fileName;
