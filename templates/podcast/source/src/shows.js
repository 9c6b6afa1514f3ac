/**
 * What can be played on this page, by its key: everything stands in the page. An element with data-show holds the title, length in
 * seconds and one line as attributes, the sound as an <audio>, and lines; a line with a data-chapter begins a chapter.
 */
export function readShows() {
  return Object.fromEntries([...document.querySelectorAll('[data-show]')].map((element) => [element.dataset.show, readShow(element)]));
}

function readShow(element) {
  const { title, line, seconds } = element.dataset;
  const chapters = [...element.querySelectorAll('[data-chapter]')]
    .filter(({ dataset }) => dataset.chapter)
    .map(({ dataset }) => ({ from: Number(dataset.at), name: dataset.chapter, light: dataset.light }))
    .sort((one, other) => one.from - other.from);
  if (chapters[0]?.from !== 0) chapters.unshift({ from: 0, name: title });
  return { title, line, seconds: Number(seconds), sound: element.querySelector('audio').getAttribute('src'), chapters };
}
