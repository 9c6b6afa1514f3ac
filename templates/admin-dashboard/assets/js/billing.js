/* Plan, usage, invoices and address. What is chosen here is kept by api.js; charging somebody is up to your backend. */
(() => {
  const { html, api, shell, csv } = Panel;
  const find = (selector) => document.querySelector(selector);
  const plans = [...document.querySelectorAll('[name="plan"]')];
  const nameOf = (radio) => radio.parentElement.querySelector('b').textContent.trim();
  const standard = plans.find((radio) => radio.dataset.current === 'yes') ?? plans[0];

  const currentPlan = () => plans.find((radio) => nameOf(radio) === api.settings().plan) ?? standard;

  function showPlan() {
    const current = currentPlan();
    for (const radio of plans) {
      radio.closest('.plan').classList.toggle('is-current', radio === current);
      radio.checked = radio === current;
    }
    find('[data-change]').disabled = true;
  }

  function changePlan() {
    const chosen = plans.find(({ checked }) => checked);
    const before = api.settings().plan;
    api.putSettings({ plan: nameOf(chosen) });
    showPlan();
    shell.say(`Plan changed to ${nameOf(chosen)}.`, () => {
      api.putSettings({ plan: before });
      showPlan();
    });
  }

  function showInvoices() {
    const states = { paid: ['Paid', 'is-run'], due: ['Due', 'is-warn'], overdue: ['Overdue', 'is-fault'] };
    for (const { lastElementChild: cell } of find('[data-invoices]').rows) {
      const [word, lamp] = states[cell.dataset.state] ?? states.due;
      cell.replaceChildren(html('span', { class: `lamp ${lamp}` }), word);
    }
  }

  function fill(address) {
    for (const [name, value] of Object.entries(address ?? {})) find('[data-address]').elements[name].value = value;
  }

  function saveAddress(event) {
    event.preventDefault();
    const form = event.target;
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, value.trim()]));
    for (const [name, value] of Object.entries(values)) {
      const isRight = name === 'email' ? /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) : value !== '';
      form.elements[name].classList.toggle('is-invalid', !isRight);
      form.elements[name].setAttribute('aria-invalid', String(!isRight));
    }
    const first = form.querySelector('.is-invalid');
    if (first) return first.focus();
    const before = api.settings().address;
    api.putSettings({ address: values });
    shell.say('Billing address saved.', () => {
      api.putSettings({ address: before });
      form.reset();
      fill(before);
    });
  }

  document.addEventListener('DOMContentLoaded', () => {
    showPlan();
    showInvoices();
    Panel.showUsage();
    fill(api.settings().address);
    for (const radio of plans) radio.addEventListener('change', () => (find('[data-change]').disabled = radio === currentPlan()));
    find('[data-change]').addEventListener('click', changePlan);
    find('[data-address]').addEventListener('submit', saveAddress);
    find('[data-export]').addEventListener('click', () => {
      const rows = [...find('[data-invoices]').closest('table').rows].map((row) => [...row.cells].map((cell) => cell.textContent.trim()));
      Panel.download('invoices.csv', csv.table(rows), 'text/csv');
      shell.say('Invoices saved to invoices.csv.');
    });
  });
})();
