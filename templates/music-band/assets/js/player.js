/* Plays what an element names: a recording (data-audio), or else a tune (data-tune) that the machine plays from its notes. */
BAND.player = (() => {
  const { machine, songs } = BAND;
  const listeners = new Set();
  const audio = new Audio();
  let playing = null;
  const tell = () => listeners.forEach((listen) => listen());
  const isRecording = (node) => Boolean(node.dataset.audio);
  const isPlayable = (node) => isRecording(node) || node.dataset.tune in songs;

  function stop() {
    audio.pause();
    machine.stop();
    playing = null;
    tell();
  }

  function play(node, from = 0) {
    if (isRecording(node)) {
      machine.stop();
      if (audio.getAttribute('src') !== node.dataset.audio) audio.src = node.dataset.audio;
      audio.currentTime = from;
      audio.play().catch(stop);
    } else {
      audio.pause();
      machine.play(node.dataset.tune, from);
    }
    playing = node;
    tell();
  }

  audio.addEventListener('timeupdate', tell);
  audio.addEventListener('ended', stop);
  machine.listen(() => {
    if (playing && !isRecording(playing) && machine.playing === null) playing = null;
    tell();
  });

  return {
    play, stop, isPlayable,
    listen: (call) => listeners.add(call),
    get playing() { return playing; },
    /** Seconds from the beginning, and how many there are; none before a recording has said so. */
    get at() { return playing && isRecording(playing) ? audio.currentTime : machine.at; },
    lengthOf: (node) => (isRecording(node) ? (Number.isFinite(audio.duration) ? audio.duration : 0) : machine.lengthOf(node.dataset.tune)),
    /** The step of the bar that sounds, and how many a bar has: of tunes only. */
    get beat() { return machine.beat; },
    stepsOf: (node) => (isRecording(node) ? 0 : songs[node.dataset.tune].steps),
  };
})();
