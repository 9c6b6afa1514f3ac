/** Where the focus came to rest. */
export interface Stop {
  html: string;
  /** It was there before in this round; `isSame`: just now. */
  isKnown: boolean;
  isSame: boolean;
  /** Stops inside of it that the page does not see: of a frame any number, of a date a few. */
  inner: number;
  fault: 'unseen' | 'covered' | null;
}

export interface KeyboardProbe {
  /** Begins a round through the page. */
  begin(): void;
  /** Begins a round the other way, in which every element is judged anew that no fault was found of. */
  turn(): void;
  /** Looks at the element that has the focus now; null when none has. */
  stop(): Stop | null;
  /** Controls that a visitor sees and the focus never came to, as HTML. */
  missed(): string[];
  /** Elements that looked the same with the focus as they do now, as HTML. To be asked when nothing has it. */
  unmarked(): string[];
}

declare global {
  interface Window {
    keyboardProbe: KeyboardProbe;
  }
}

/** Runs in the page: watches what the Tab key does there. */
export function installKeyboardProbe(): void {
  const focused = new Map<Element, string>();
  const met = new Set<Element>();
  const judged = new Map<Element, Stop['fault']>();
  let last: Element | null = null;
  const composite =
    '[role=tablist],[role=radiogroup],[role=menu],[role=menubar],[role=toolbar],[role=listbox],[role=grid],[role=tree]';
  const controls =
    'a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex="0"],[contenteditable="true"]';
  const dates = 'input:is([type=date],[type=time],[type=datetime-local],[type=month],[type=week])';

  // Where the page scrolls smoothly, what has just got the focus would still be on its way.
  document.documentElement.style.setProperty('scroll-behavior', 'auto', 'important');

  window.keyboardProbe = {
    begin: () => met.clear(),
    turn() {
      met.clear();
      for (const [element, fault] of judged) if (!fault) judged.delete(element);
    },
    stop() {
      const element = deepActive();
      if (!element || element === document.body) return null;
      const isKnown = met.has(element);
      const stop = {
        html: show(element),
        isKnown,
        isSame: element === last,
        inner: element.matches('iframe') ? 40 : element.matches(dates) ? 8 : 0,
        fault: judged.has(element) ? null : findFault(element),
      };
      if (!judged.has(element)) judged.set(element, stop.fault);
      last = element;
      met.add(element);
      if (!focused.has(element)) focused.set(element, look(element));
      return stop;
    },
    missed: () => findMissed().slice(0, 6).map(show),
    unmarked() {
      return [...focused]
        .filter(
          ([element, before]) =>
            element.isConnected &&
            // A heading that a script gives the focus to is no control: nobody can come to it or use it.
            !element.matches('iframe, [tabindex="-1"]:is(h1, h2, h3)') &&
            look(element) === before,
        )
        .slice(0, 6)
        .map(([element]) => show(element));
    },
  };

  function findMissed(): Element[] {
    const radios = new Set([...focused.keys()].map(radioGroup).filter((name) => name !== null));
    return [...document.querySelectorAll(controls)]
      .filter((element) => !focused.has(element) && isExpected(element))
      .filter((element) => !radios.has(radioGroup(element) ?? ''));
  }

  function deepActive(): Element | null {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  }

  function show(element: Element): string {
    return (element.cloneNode(false) as Element).outerHTML.slice(0, 160);
  }

  function radioGroup(element: Element): string | null {
    return element.matches('input[type=radio]') ? (element as HTMLInputElement).name : null;
  }

  function isExpected(element: Element): boolean {
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('[inert],[aria-hidden=true]')
    )
      return false;
    // While a modal dialog is open, what lies behind it can not have the focus.
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    if (modal && !modal.contains(element)) return false;
    if (element.matches(':disabled') || (element as HTMLElement).tabIndex < 0) return false;
    if (element.matches('[tabindex="-1"]') || element.closest('fieldset:disabled')) return false;
    if (element.matches('details > summary ~ *')) return false;
    if (element.matches('summary') && !element.matches('details > summary:first-of-type')) return false;
    return !element.parentElement?.closest(composite);
  }

  /** What of it a visitor sees: a control too small to see is drawn by its label. */
  function seenPart(element: Element): Element {
    const { width, height } = element.getBoundingClientRect();
    const label = (element as HTMLInputElement).labels?.[0];
    return label && width * height <= 200 ? label : element;
  }

  function findFault(element: Element): Stop['fault'] {
    finishAnimations();
    const part = seenPart(element);
    const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
    const isOutside = right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight;
    // A field may lie transparent over what is drawn in its place; the marks of the focus are compared elsewhere.
    const isField = part.matches('input,select,textarea');
    const isSeen = part.checkVisibility({ visibilityProperty: true, opacityProperty: !isField });
    if (isOutside || width < 3 || height < 3 || !isSeen) return 'unseen';
    const inset = (from: number, to: number, share: number, most: number) =>
      Math.min(Math.max(from + (to - from) * share, 1), most - 1);
    const points = [0.5, 0.1, 0.9].flatMap((x) =>
      [0.5, 0.15, 0.85].map(
        (y) => [inset(left, right, x, innerWidth), inset(top, bottom, y, innerHeight)] as const,
      ),
    );
    const isDrawnAround = isField && !part.checkVisibility({ opacityProperty: true });
    const own = [part, element, ...((element as HTMLInputElement).labels ?? [])];
    if (isDrawnAround && part.parentElement) own.push(part.parentElement);
    const isHit = points.some(([x, y]) => {
      const hit = document.elementsFromPoint(x, y)[0];
      return !hit || hit.shadowRoot !== null || hit.contains(part) || own.some((one) => one.contains(hit));
    });
    return isHit ? null : 'covered';
  }

  function finishAnimations(): void {
    for (const animation of document.getAnimations()) {
      try {
        animation.finish();
      } catch {
        // One that never ends can not be finished; the bar for motion is about those.
      }
    }
  }

  /** How it and its neighbours look, in all ways by which pages mark the focus. */
  function look(element: Element): string {
    finishAnimations();
    const label = (element as HTMLInputElement).labels?.[0];
    const near = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.nextElementSibling,
    ];
    const elements = [...near, label, ...(label?.children ?? []), ...element.children].filter(
      (one) => one instanceof Element,
    );
    return elements
      .map((one) => ['', '::before', '::after'].map((pseudo) => style(one, pseudo)).join('|'))
      .join('\n');
  }

  function style(element: Element, pseudo: string): string {
    const computed = getComputedStyle(element, pseudo);
    const outline = computed.outlineStyle === 'none' ? '' : `${computed.outline} ${computed.outlineOffset}`;
    const rest = [
      'boxShadow',
      'borderColor',
      'borderWidth',
      'backgroundColor',
      'backgroundImage',
      'backgroundSize',
    ] as const;
    const text = [
      'color',
      'fill',
      'stroke',
      'textDecoration',
      'transform',
      'opacity',
      'filter',
      'clipPath',
      'content',
    ] as const;
    return [outline, ...rest.map((name) => computed[name]), ...text.map((name) => computed[name])].join(' ');
  }
}
