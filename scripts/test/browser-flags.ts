import { Launcher } from 'chrome-launcher';

/**
 * What Chromium readies beside every page although nobody looks at it: the list under the address field, which it builds
 * as two pages of its own for each window, other parts of its window, and a process for the page after this one. On two
 * cores that takes as long as the page itself.
 */
const unneeded = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
];

/** What Playwright switches off. Of two lists the browser obeys the last, so that ours must have both. */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const common = ['--no-sandbox', '--disable-gpu', '--disable-quic'];

/** Flags of every browser that Playwright starts. */
export const playwrightFlags = [
  ...common,
  `--disable-features=${[...offInPlaywright, ...unneeded].join(',')}`,
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Flags of every browser that Lighthouse looks at, in place of the launcher's own, which they contain. */
export const lighthouseFlags = [
  ...Launcher.defaultFlags().map((flag) =>
    flag.startsWith('--disable-features=') ? `${flag},${unneeded.join(',')}` : flag,
  ),
  ...common,
  '--headless=new',
];
