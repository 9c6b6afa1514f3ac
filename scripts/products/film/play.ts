import type { Locator } from 'playwright';
import type { Camera } from './camera.ts';
import type { Step } from './steps.ts';

/** Plays one step in front of the camera. Fails when what it is about can not be found. */
export async function play(step: Step, camera: Camera): Promise<void> {
  const { page } = camera;
  if ('wait' in step) return camera.roll(step.wait);
  if ('open' in step) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, step.open);
    return camera.roll(300);
  }
  if ('point' in step) return moveOnto(step.point(page), camera);
  if ('click' in step) return click(step.click(page), camera);
  if ('type' in step) {
    await click(step.type(page), camera);
    return write(step.text, step.every, camera);
  }
  if ('press' in step) {
    await page.keyboard.press(step.press);
    return camera.roll(250);
  }
  if ('write' in step) return write(step.write, step.every, camera);
  if ('scroll' in step) return scroll(step, camera);
  if ('drag' in step) return drag(step.drag(page), step.onto(page), camera);
  if ('choose' in step) {
    await moveOnto(step.from(page), camera);
    await step.from(page).selectOption({ label: step.choose });
    return camera.roll(300);
  }
  if ('scheme' in step) {
    await page.emulateMedia({ colorScheme: step.scheme });
    return camera.roll(300);
  }
}

async function click(target: Locator, camera: Camera): Promise<void> {
  await moveOnto(target, camera);
  await press(camera, true);
  await camera.roll(90);
  await press(camera, false);
  await camera.roll(250);
}

async function press({ page, pointer }: Camera, isDown: boolean): Promise<void> {
  pointer.isDown = isDown;
  await (isDown ? page.mouse.down() : page.mouse.up());
}

async function write(text: string, every = 70, { page, roll }: Camera): Promise<void> {
  for (const letter of text) {
    await page.keyboard.type(letter);
    await roll(every);
  }
}

/** The pointer goes its way in a curve of time that starts and ends slowly. */
async function moveOnto(target: Locator, camera: Camera): Promise<void> {
  const { page, pointer, roll } = camera;
  const to = await middleOf(target);
  const from = { x: pointer.x, y: pointer.y };
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  if (distance < 2) return;
  await roll(Math.min(900, 300 + distance * 0.6), async (part) => {
    const eased = ease(part);
    pointer.x = from.x + (to.x - from.x) * eased;
    pointer.y = from.y + (to.y - from.y) * eased;
    await page.mouse.move(pointer.x, pointer.y);
  });
}

async function drag(what: Locator, onto: Locator, camera: Camera): Promise<void> {
  await moveOnto(what, camera);
  await press(camera, true);
  await camera.roll(150);
  await moveOnto(onto, camera);
  await press(camera, false);
  await camera.roll(300);
}

async function scroll(step: Extract<Step, { scroll: number }>, { page, roll }: Camera): Promise<void> {
  const box = step.in ? await step.in(page).elementHandle() : null;
  let done = 0;
  await roll(step.over ?? 900, async (part) => {
    const now = Math.round(step.scroll * ease(part));
    await page.evaluate(
      ([element, by]) =>
        ((element as Element | null) ?? window).scrollBy({ top: by as number, behavior: 'instant' }),
      [box, now - done] as const,
    );
    done = now;
  });
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.first().evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  const box = await target.first().boundingBox();
  if (!box) throw new Error(`The film looks for something that can not be seen: ${target}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function ease(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (-2 * part + 2) ** 2 / 2;
}
