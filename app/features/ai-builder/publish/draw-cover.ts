import { pagesOf, type SiteFiles } from '../../../../domain/studio/site-files.ts';
import { asPage, NO_FILES, type PageFiles } from '../schema.ts';

const WIDTH = 1280;
const HEIGHT = 800;
/** Parts that load something, run, or have no picture of their own. */
const LEFT_OUT = 'script, noscript, iframe, object, embed, link, meta, base, audio, video';

/**
 * A picture of the page's beginning. The browser draws it as it draws any picture: nothing in it runs or is loaded. Where
 * a browser does not let such a picture be read, its title on a ground of its own takes the place.
 */
export async function drawCover(files: SiteFiles, title: string, name: string): Promise<File> {
  const blob =
    (await firstPage(files)
      .then(drawPage)
      .catch(() => null)) ?? (await drawTitle(title));
  return new File([blob], `${name}.jpg`, { type: 'image/jpeg' });
}

/** The first page with all that it loads. */
async function firstPage(files: SiteFiles): Promise<PageFiles> {
  const own = asPage(files);
  if (own) return own;
  const [{ composePage }, { inlinerOf }] = await Promise.all([
    import('../../../../domain/preview/compose-page.ts'),
    import('../run/compose-site.ts'),
  ]);
  return { ...NO_FILES, 'index.html': composePage(inlinerOf(files), pagesOf(files)[0] ?? '') ?? '' };
}

async function drawPage(files: PageFiles): Promise<Blob | null> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(pageAsPicture(files))}`;
  await picture.decode();
  const { canvas, context } = newCanvas();
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.drawImage(picture, 0, 0, WIDTH, HEIGHT);
  // An even picture shows nothing, for instance of a page that its script draws.
  return isEven(context) ? null : toBlob(canvas);
}

/** The page as an SVG picture. */
function pageAsPicture(files: PageFiles): string {
  // Parsed, not shown: nothing in it runs. Styles go by other names meanwhile, since the site's policy would refuse them.
  const page = new DOMParser().parseFromString(hideStyles(files['index.html']), 'text/html');
  for (const element of page.querySelectorAll(LEFT_OUT)) element.remove();
  for (const element of page.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (/^on|[^\w:-]/i.test(name)) element.removeAttribute(name);
  const styles = page.createElement('x-style');
  styles.textContent = `${files['styles.css'].replace(/@import[^;]*;/gi, '')}
html, body { min-height: ${HEIGHT}px; }
*, *::before, *::after { animation-duration: 0s !important; transition: none !important; }`;
  page.head.append(styles);
  const xhtml = showStyles(new XMLSerializer().serializeToString(page.documentElement));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><foreignObject width="${WIDTH}" height="${HEIGHT}">${xhtml}</foreignObject></svg>`;
}

const hideStyles = (html: string) =>
  html.replace(/<(\/?)style\b/gi, '<$1x-style').replace(/(<[^<>]*?\s)style(\s*=)/gi, '$1x-style$2');
const showStyles = (xhtml: string) =>
  xhtml.replace(/<(\/?)x-style\b/g, '<$1style').replace(/(<[^<>]*?\s)x-style=/g, '$1style=');

async function drawTitle(title: string): Promise<Blob> {
  const { canvas, context } = newCanvas();
  const hue = [...title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 360;
  context.fillStyle = `hsl(${hue} 45% 28%)`;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = '#ffffff';
  context.font = '700 88px system-ui, sans-serif';
  context.textBaseline = 'top';
  for (const [index, line] of linesOf(context, title, WIDTH - 192).entries())
    context.fillText(line, 96, 96 + index * 104);
  const blob = await toBlob(canvas);
  if (!blob) throw new Error('This browser can not draw a picture of the page.');
  return blob;
}

function linesOf(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.slice(0, 6);
}

function newCanvas() {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can not draw a picture of the page.');
  return { canvas, context };
}

function isEven(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
  for (let at = 4; at < data.length; at += 4)
    for (let channel = 0; channel < 3; channel++)
      if (Math.abs((data[at + channel] ?? 0) - (data[channel] ?? 0)) > 8) return false;
  return true;
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
}
