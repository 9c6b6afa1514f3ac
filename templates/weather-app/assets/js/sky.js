/*
 * The sky: a flat-colour print of the weather over the city, drawn on a canvas.
 *
 *   const sky = Lookout.createSky(canvas);
 *   sky.show({ city, height, share, kind, wind, phase });
 *
 * `height` is the sun over the horizon in degrees, `share` the part of the day from 0 to 1,
 * `kind` clear | cloud | overcast | fog | rain | snow | thunder. With reduced motion, and while
 * the page is hidden, nothing moves: one still print is made for each change.
 */
(() => {
  /*
   * The inks are in look.css, for each print: --day-top, --day-middle and --day-horizon of the sky, --day-orb (sun or moon),
   * --day-cloud, --day-far and --day-near (land), and --day-ink of the lettering, which stands out by 4.5 : 1 from the upper
   * sky and the clouds.
   */
  const known = new Map();
  document.addEventListener('themechange', () => known.clear());

  /** A colour of look.css as red, green and blue. */
  Lookout.inkOf = (name) => {
    if (!known.has(name)) {
      const probe = document.createElement('i');
      probe.style.color = `var(--${name})`;
      document.body.append(probe);
      known.set(name, getComputedStyle(probe).color.match(/[\d.]+/g).slice(0, 3).map(Number));
      probe.remove();
    }
    return known.get(name);
  };

  const between = (one, other) => one.map((value, i) => (value + other[i]) / 2);

  /** Five bands of sky, then sun or moon, clouds, far land, near land, and the lettering. */
  function readPrint(name) {
    const [top, middle, horizon, orb, cloud, far, near, ink] = [
      'top', 'middle', 'horizon', 'orb', 'cloud', 'far', 'near', 'ink',
    ].map((part) => Lookout.inkOf(`${name}-${part}`));
    const bands = [top, between(top, middle), middle, between(middle, horizon), horizon];
    return { inks: [...bands, orb, cloud, far, near], sky: css(top), near: css(near), ink: css(ink) };
  }

  function printFor({ height, kind }) {
    const dark = height < -6;
    if (kind === 'thunder') return dark ? 'greynight' : 'storm';
    if (kind === 'snow') return dark ? 'greynight' : 'snowday';
    if (kind === 'rain' || kind === 'overcast' || kind === 'fog') return dark ? 'greynight' : 'greyday';
    if (dark) return 'night';
    if (height < 0) return 'dusk';
    return height < 10 ? 'golden' : 'day';
  }

  const css = (rgb) => `rgb(${rgb.map(Math.round).join(' ')})`;

  /** A repeatable random source, so that clouds and stars stand where they stood. */
  function randomFrom(seed) {
    let a = seed;
    return () => {
      a = (a * 1664525 + 1013904223) >>> 0;
      return a / 4294967296;
    };
  }

  const COVER = { clear: 1, cloud: 5, overcast: 9, fog: 3, rain: 8, snow: 7, thunder: 9 };

  Lookout.createSky = (canvas) => {
    const pen = canvas.getContext('2d');
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    let scene = null;
    let inks = null; // the colours on the sheet now; they run towards those of the print
    let width = 0;
    let tall = 0;
    let frame = 0;
    let painted = 0;
    const clockStart = performance.now();

    function resize() {
      const box = canvas.getBoundingClientRect();
      const ratio = Math.min(2, devicePixelRatio || 1);
      width = box.width;
      tall = box.height;
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(tall * ratio);
      pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    }

    /* The sky is printed in bands whose edges swell a little, like a block cut by hand. */
    function drawBands(colors, time) {
      const ground = tall * 0.86;
      colors.forEach((color, i) => {
        pen.fillStyle = css(color);
        const top = i === 0 ? 0 : (ground * (i + 0.6)) / (colors.length + 0.6);
        pen.beginPath();
        pen.moveTo(0, tall);
        for (let x = 0; x <= width + 24; x += 24) {
          const wave = i === 0 ? 0 : Math.sin(x / 170 + i * 2.1 + time * 0.00012) * 7 + Math.sin(x / 61 + i + time * 0.00007) * 2.5;
          pen.lineTo(x, top + wave);
        }
        pen.lineTo(width + 24, tall);
        pen.fill();
      });
    }

    function drawStars(time) {
      const random = randomFrom(77);
      pen.fillStyle = css(Lookout.inkOf('night-ink'));
      for (let i = 0; i < 90; i += 1) {
        const x = random() * width;
        const y = random() * tall * 0.62;
        const size = 0.6 + random() * 1.3;
        pen.globalAlpha = 0.35 + 0.5 * Math.abs(Math.sin(time * 0.0004 * (0.5 + random()) + i));
        pen.fillRect(x, y, size, size);
      }
      pen.globalAlpha = 1;
    }

    function drawOrb(color) {
      const { height, share, kind, phase } = scene;
      const night = height < -6;
      if (!night && ['overcast', 'rain', 'snow', 'thunder'].includes(kind)) return;
      if (night && kind !== 'clear' && kind !== 'cloud') return;
      const radius = Math.min(width, tall) * (night ? 0.075 : 0.115);
      const x = night ? width * 0.8 : width * (0.1 + 0.8 * Math.min(1, Math.max(0, (share - 0.2) / 0.6)));
      const y = night ? tall * 0.46 : tall * (0.78 - 0.5 * Math.min(1, Math.max(-0.1, height / 70)));
      if (!night) {
        // Two rings of the same ink, thinner each time.
        pen.fillStyle = css(color);
        pen.globalAlpha = 0.16;
        for (const ring of [2.3, 1.55]) {
          pen.beginPath();
          pen.arc(x, y, radius * ring, 0, Math.PI * 2);
          pen.fill();
        }
        pen.globalAlpha = 1;
      }
      pen.fillStyle = css(color);
      pen.beginPath();
      if (night) {
        // The lit part of the moon: half its edge, and back along the line between light and dark.
        const waxing = phase < 0.5;
        const bend = Math.cos(phase * Math.PI * 2);
        pen.arc(x, y, radius, -Math.PI / 2, Math.PI / 2, !waxing);
        pen.ellipse(x, y, radius * Math.abs(bend), radius, 0, Math.PI / 2, -Math.PI / 2, bend > 0 === waxing);
      } else {
        pen.arc(x, y, radius, 0, Math.PI * 2);
      }
      pen.fill();
    }

    /* Clouds are stacks of rounded bars, as in old maps and newer posters. */
    function drawClouds(color, time) {
      const random = randomFrom(scene.city.id.length * 31 + 5);
      const count = COVER[scene.kind];
      pen.fillStyle = css(color);
      for (let i = 0; i < count; i += 1) {
        const unit = Math.min(width, 720) * (0.05 + random() * 0.035);
        const span = width + unit * 12;
        const speed = (0.002 + scene.wind * 0.00022) * (0.6 + random() * 0.8);
        const x = ((random() * span + time * speed) % span) - unit * 6;
        const y = tall * (0.4 + random() * 0.34);
        const rows = 2 + Math.floor(random() * 2);
        for (let row = 0; row < rows; row += 1) {
          const length = unit * (3.4 + random() * 4);
          pen.beginPath();
          pen.roundRect(x + (random() - 0.5) * unit * 3.2 - length / 2, y + row * unit * 0.82, length, unit * 0.84, unit);
          pen.fill();
        }
      }
    }

    function drawFog(color, time) {
      pen.fillStyle = css(color);
      pen.globalAlpha = 0.8;
      for (let i = 0; i < 6; i += 1) {
        const y = tall * (0.62 + i * 0.055);
        pen.beginPath();
        pen.roundRect(-60 + Math.sin(time * 0.00011 + i * 1.7) * 50, y, width * (0.55 + 0.1 * (i % 3)), 13, 8);
        pen.roundRect(width * 0.5 + Math.sin(time * 0.00009 + i) * 60, y + 22, width * 0.6, 11, 8);
        pen.fill();
      }
      pen.globalAlpha = 1;
    }

    function drawRain(ink, time) {
      const random = randomFrom(9);
      const slant = Math.min(0.5, scene.wind / 70);
      pen.strokeStyle = ink;
      pen.globalAlpha = 0.42;
      pen.lineWidth = 1.6;
      pen.lineCap = 'round';
      pen.beginPath();
      for (let i = 0; i < 90; i += 1) {
        const speed = 0.34 + random() * 0.24;
        const length = 16 + random() * 22;
        const y = ((random() * tall + time * speed) % (tall * 0.62)) + tall * 0.4;
        const x = (random() * width * 1.3 + slant * (tall - y)) % (width * 1.2);
        pen.moveTo(x, y);
        pen.lineTo(x - slant * length, y + length);
      }
      pen.stroke();
      pen.globalAlpha = 1;
    }

    function drawSnow(time) {
      const random = randomFrom(21);
      pen.fillStyle = css(Lookout.inkOf('snowday-orb'));
      for (let i = 0; i < 110; i += 1) {
        const size = 1.5 + random() * 3;
        const y = (random() * tall + time * (0.02 + size * 0.008)) % tall;
        const x = (random() * width + Math.sin(time * 0.0007 + i) * 14 + width) % width;
        pen.beginPath();
        pen.arc(x, y, size, 0, Math.PI * 2);
        pen.fill();
      }
    }

    /* One slow bolt now and then; never a flash of the whole sheet. */
    function drawBolt(time) {
      const turn = Math.floor(time / 5200);
      if (!calm.matches && time % 5200 > 420) return;
      const random = randomFrom(turn * 7919 + 3);
      let x = width * (0.35 + random() * 0.5);
      let y = tall * 0.46;
      pen.strokeStyle = css(Lookout.inkOf('bolt'));
      pen.lineWidth = 4;
      pen.lineJoin = 'miter';
      pen.beginPath();
      pen.moveTo(x, y);
      for (let i = 0; i < 5; i += 1) {
        x += (i % 2 ? 1 : -1) * (14 + random() * 26);
        y += tall * 0.07;
        pen.lineTo(x, y);
      }
      pen.stroke();
    }

    function drawLand(far, near) {
      const view = Lookout.skyline(scene.city.view);
      const scale = Math.max(width / 1000, Math.min((tall * 0.32) / 300, width / 740));
      const night = scene.height < -2;
      pen.save();
      pen.translate((width - 1000 * scale) / 2, tall - 300 * scale - tall * 0.035);
      pen.scale(scale, scale);
      pen.fillStyle = css(far);
      pen.fill(new Path2D(view.far));
      if (view.snow) {
        pen.fillStyle = night ? css(far.map((c) => Math.min(255, c + 26))) : `rgb(${Lookout.inkOf('snowday-orb').join(' ')} / 82%)`;
        pen.fill(new Path2D(view.snow));
      }
      const front = new Path2D(view.near);
      pen.fillStyle = css(near);
      pen.fill(front);
      if (night) {
        // Lit windows, only where there is a wall.
        const random = randomFrom(scene.city.id.length * 97);
        pen.clip(front);
        pen.fillStyle = css(Lookout.inkOf('lamp'));
        for (let i = 0; i < 260; i += 1) {
          const x = Math.floor(random() * 125) * 8 + 3;
          const y = 300 - Math.floor(random() * 13) * 11 - 14;
          if (random() > 0.45) pen.fillRect(x, y, 3, 4.5);
        }
      }
      pen.restore();
      pen.fillStyle = css(near);
      pen.fillRect(0, tall - tall * 0.037, width + 2, tall);
    }

    function paint(time) {
      const target = scene.print.inks;
      const settled = !inks || calm.matches;
      inks = settled ? target : inks.map((rgb, i) => rgb.map((value, k) => value + (target[i][k] - value) * 0.16));
      const [b0, b1, b2, b3, b4, orb, cloud, far, near] = inks;
      drawBands([b0, b1, b2, b3, b4], time);
      if (scene.height < -6 && (scene.kind === 'clear' || scene.kind === 'cloud')) drawStars(time);
      drawOrb(orb);
      drawClouds(cloud, time);
      if (scene.kind === 'fog') drawFog(cloud, time);
      if (scene.kind === 'thunder') drawBolt(time);
      drawLand(far, near);
      if (scene.kind === 'rain' || scene.kind === 'thunder') drawRain(scene.print.ink, time);
      if (scene.kind === 'snow') drawSnow(time);
    }

    /* Thirty prints a second are enough for weather, and kind to batteries. */
    function loop(now) {
      if (now - painted > 30) {
        painted = now;
        paint(now - clockStart + 40000);
      }
      frame = document.hidden || calm.matches ? 0 : requestAnimationFrame(loop);
    }

    function start() {
      cancelAnimationFrame(frame);
      if (!scene || !width) return;
      if (calm.matches) paint(40000);
      else frame = requestAnimationFrame(loop);
    }

    new ResizeObserver(() => {
      resize();
      start();
    }).observe(canvas);
    document.addEventListener('visibilitychange', start);
    calm.addEventListener('change', start);

    return {
      /** Shows a scene. Gives back the print's colours, for the lettering. */
      show(next) {
        scene = { ...next, print: readPrint(printFor(next)) };
        if (!width) resize();
        start();
        return scene.print;
      },
    };
  };
})();
