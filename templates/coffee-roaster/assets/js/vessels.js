/* The vessels of the brew guides as outlines: what holds the coffee and what stands in front of it. */
(() => {
  const vessels = {
    filter: {
      inside: 'M62 98h76l24 76q6 22-18 22H56q-24 0-18-22Z',
      front: '<path class="solid" d="M48 10h104L112 86H88Z"/><path class="line" d="M52 92h96M152 18q30-2 26 20t-38 20"/>',
    },
    press: {
      inside: 'M52 54h84v136q0 6-6 6H58q-6 0-6-6Z',
      front: '<path class="solid" d="M46 40h96v14H46Z"/><path class="line" d="M94 40V12M136 78h20q16 0 16 16v44q0 16-16 16h-20M46 54l-16 14"/><circle class="solid" cx="94" cy="10" r="6"/>',
    },
    moka: {
      inside: 'M66 100L50 188q-2 8 8 8h84q10 0 8-8l-16-88Z',
      front: '<path d="M66 96L48 34h104l-18 62Z"/><path class="solid" d="M62 94h76v10H62ZM48 34l14-14h76l14 14ZM92 8h16v12H92Z"/><path class="line" d="M148 46h28v46M48 34L30 26M83 104l-8 92M117 104l8 92M82 92L74 36M118 92l8-56"/>',
    },
    jar: {
      inside: 'M52 62q0-12 14-16V30h68v16q14 4 14 16v122q0 12-12 12H64q-12 0-12-12Z',
      front: '<path class="solid" d="M58 10h84v20H58Z"/><path class="line" d="M66 88v70M92 112l18 10-10 18-18-10ZM118 150l14 6-6 14-14-6Z"/>',
    },
  };
  let drawn = 0;

  /** A vessel by its name, with what fills it marked as data-level. An unknown name gives the first. */
  globalThis.Roastery.vessel = (name) => {
    const { inside, front } = vessels[name] ?? vessels.filter;
    drawn += 1;
    const level = `<g clip-path="url(#in-${drawn})"><rect data-level x="0" y="200" width="200" height="200"/></g>`;
    const holder = document.createElement('div');
    holder.innerHTML =
      `<svg class="vessel" viewBox="0 0 200 200" aria-hidden="true" focusable="false"><clipPath id="in-${drawn}"><path d="${inside}"/></clipPath>` +
      `<path d="${inside}"/>${level}<path class="line" d="${inside}"/>${front}</svg>`;
    return holder.firstElementChild;
  };
})();
