/**
 * Runs `task` as soon as nobody points into the element or has the focus in it: what a hand is about to press must not
 * move away under it. Returns the cancel function.
 */
export function whenNotInteracting(element: Element | null, task: () => void): () => void {
  // A touched element counts as pointed at until another is touched.
  const held = matchMedia('(hover: hover)').matches ? ':hover, :focus-within' : ':focus-within';
  if (!element?.matches(held)) {
    task();
    return () => {};
  }
  const cancel = () => {
    element.removeEventListener('pointerleave', look);
    element.removeEventListener('focusout', look);
  };
  function look() {
    // The focus is nowhere while it goes from one place to the next.
    setTimeout(() => {
      if (element?.isConnected && element.matches(held)) return;
      cancel();
      task();
    });
  }
  element.addEventListener('pointerleave', look);
  element.addEventListener('focusout', look);
  return cancel;
}
