/* The sample clips: four shots of a short film, drawn anew for each moment on a canvas of 1280 by 720. */
window.PictureStart = window.PictureStart || {};
PictureStart.scenes = (() => {
  const { PI, sin, cos, abs, min, max } = Math;

  /** The same figure between 0 and 1 for the same number, always. */
  const chance = (n) => {
    const x = sin(n * 127.1 + 311.7) * 43758.5453;
    return x - Math.floor(x);
  };
  /** A line of hills: three waves of different length on top of one another. */
  const ridge = (x, seed) => sin(x * 0.006 + seed) * 0.55 + sin(x * 0.017 + seed * 2.3) * 0.28 + sin(x * 0.051 + seed * 5.1) * 0.1;

  function sky(pen, stops, high = 720) {
    const fill = pen.createLinearGradient(0, 0, 0, high);
    stops.forEach(([at, colour]) => fill.addColorStop(at, colour));
    pen.fillStyle = fill;
    pen.fillRect(0, 0, 1280, high);
  }

  function hills(pen, base, height, seed, colour, shift = 0) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(0, 720);
    for (let x = 0; x <= 1280; x += 8) pen.lineTo(x, base - height * (0.5 + ridge(x + shift, seed)));
    pen.lineTo(1280, 720);
    pen.fill();
  }

  function glow(pen, x, y, radius, colour, strength) {
    const light = pen.createRadialGradient(x, y, 0, x, y, radius);
    light.addColorStop(0, colour);
    light.addColorStop(1, 'rgba(0,0,0,0)');
    pen.save();
    pen.globalCompositeOperation = 'lighter';
    pen.globalAlpha = strength;
    pen.fillStyle = light;
    pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    pen.restore();
  }

  function stars(pen, count, below, t, seed) {
    pen.fillStyle = '#fdf3d8';
    for (let n = 0; n < count; n += 1) {
      const size = 0.6 + chance(n + seed) * 1.5;
      pen.globalAlpha = (0.35 + 0.65 * chance(n * 3 + seed)) * (0.75 + 0.25 * sin(t * 2 + n));
      pen.fillRect(chance(n * 7 + seed) * 1280, chance(n * 13 + seed) ** 1.4 * below, size, size);
    }
    pen.globalAlpha = 1;
  }

  /** Flat strokes on the water; more and brighter near `lightX`. */
  function glitter(pen, t, horizon, lightX, colour, spread) {
    pen.fillStyle = colour;
    for (let n = 0; n < 260; n += 1) {
      const depth = chance(n * 5.3) ** 1.7;
      const y = horizon + 4 + depth * (716 - horizon);
      const wide = (8 + depth * 90) * (0.4 + chance(n * 2.9));
      const drift = sin(t * (0.5 + chance(n) * 0.9) + n) * 14 * (0.3 + depth);
      const x = lightX + (chance(n * 9.1) - 0.5) * spread * (0.25 + depth * 1.6) + drift;
      const near = 1 - min(1, abs(x - lightX) / (spread * (0.3 + depth)));
      pen.globalAlpha = max(0, near * (0.25 + 0.55 * abs(sin(t * 1.7 + n * 1.3))));
      pen.fillRect(x - wide / 2, y, wide, 1.2 + depth * 3.4);
    }
    pen.globalAlpha = 1;
  }

  /** The ferry seen from the side; `x`, `y` is where the bow meets the water, going left. */
  function ferry(pen, x, y, scale, t, hull, lit) {
    pen.save();
    pen.translate(x, y + sin(t * 1.3) * 2 * scale);
    pen.scale(scale, scale);
    pen.rotate(sin(t * 0.9) * 0.008);
    pen.fillStyle = hull;
    pen.beginPath();
    pen.moveTo(-6, -34);
    pen.lineTo(330, -34);
    pen.lineTo(318, 6);
    pen.lineTo(16, 6);
    pen.fill();
    pen.fillRect(40, -62, 262, 30);
    pen.fillRect(64, -88, 196, 28);
    pen.fillRect(84, -112, 66, 26);
    pen.beginPath();
    pen.moveTo(196, -88);
    pen.lineTo(202, -136);
    pen.lineTo(230, -136);
    pen.lineTo(236, -88);
    pen.fill();
    pen.fillRect(112, -160, 3, 50);
    pen.fillStyle = lit;
    for (let n = 0; n < 15; n += 1) pen.fillRect(50 + n * 16.4, -53, 9, 9);
    for (let n = 0; n < 10; n += 1) if (n !== 6) pen.fillRect(74 + n * 18, -80, 11, 10);
    pen.fillRect(88, -107, 58, 11);
    pen.fillRect(200, -124, 32, 7);
    pen.fillStyle = '#ef6b4a';
    pen.fillRect(110, -164, 7, 7);
    pen.restore();
  }

  function gull(pen, x, y, size, beat) {
    const lift = sin(beat) * size * 0.5;
    pen.beginPath();
    pen.moveTo(x - size, y - lift);
    pen.quadraticCurveTo(x - size * 0.4, y - size * 0.5 - lift * 0.3, x, y);
    pen.quadraticCurveTo(x + size * 0.4, y - size * 0.5 - lift * 0.3, x + size, y - lift);
    pen.stroke();
  }

  function harbour(pen, t) {
    const horizon = 432;
    sky(pen, [[0, '#12323a'], [0.3, '#2f6a69'], [0.58, '#e9a56a'], [0.72, '#f8cf8d'], [1, '#f2895c']], horizon);
    const sunY = 372 + t * 3.2;
    glow(pen, 812, sunY, 520, 'rgba(255,176,92,0.9)', 0.75);
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, 1280, horizon);
    pen.clip();
    pen.fillStyle = '#fff1c4';
    pen.beginPath();
    pen.arc(812, sunY, 74, 0, PI * 2);
    pen.fill();
    pen.fillStyle = 'rgba(236,120,76,0.55)';
    for (let n = 0; n < 7; n += 1) {
      const y = 150 + n * 34;
      pen.beginPath();
      pen.ellipse(260 + n * 150 + t * (5 - n * 0.5), y, 210 - n * 12, 5 + (n % 3) * 3, 0, 0, PI * 2);
      pen.fill();
    }
    pen.restore();
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, 1280, horizon);
    pen.clip();
    hills(pen, 410, 84, 1.2, '#a87c6a', t * 1.5);
    hills(pen, 432, 76, 4.1, '#6d5a58', t * 2.5 + 300);
    pen.restore();
    water(pen, horizon, [[0, '#e99a68'], [0.16, '#b97863'], [0.5, '#3f5a5e'], [1, '#0f2a30']]);
    glitter(pen, t, horizon, 812, '#ffe2a4', 420);
    const x = 720 - t * 26;
    ferry(pen, x, 506, 0.92, t, '#16292d', '#ffdf94');
    pen.globalAlpha = 0.35;
    pen.fillStyle = '#0c2126';
    pen.fillRect(x + 8, 512, 290, 9);
    pen.fillRect(x + 40, 527, 230, 6);
    pen.globalAlpha = 0.5;
    pen.fillStyle = '#ffe9c0';
    for (let n = 0; n < 14; n += 1) pen.fillRect(x + 300 + n * 22 + chance(n) * 12, 513 + n * 1.6, 16 + n * 3, 2);
    pen.globalAlpha = 1;
    pen.fillStyle = '#0a1c20';
    pen.beginPath();
    pen.moveTo(0, 590);
    pen.lineTo(440, 612);
    pen.lineTo(452, 632);
    pen.lineTo(0, 640);
    pen.fill();
    for (let n = 0; n < 6; n += 1) {
      pen.fillRect(30 + n * 80, 556 + n * 3.4, 12, 164);
      pen.fillRect(26 + n * 80, 552 + n * 3.4, 20, 8);
    }
    pen.fillRect(352, 470, 5, 150);
    pen.fillRect(340, 462, 29, 12);
    glow(pen, 355, 482, 130, 'rgba(255,205,120,0.9)', 0.65 + 0.05 * sin(t * 9));
    person(pen, 236, 600);
    pen.strokeStyle = '#1b2b2d';
    pen.lineWidth = 3;
    for (let n = 0; n < 7; n += 1)
      gull(pen, 430 + n * 96 + t * (16 + n * 2) - (n % 2) * 40, 150 + chance(n * 4) * 150 + sin(t + n) * 10, 10 + chance(n) * 13, t * 5 + n * 2);
  }

  /** Water from the horizon down. */
  function water(pen, from, stops) {
    const fill = pen.createLinearGradient(0, from, 0, 720);
    stops.forEach(([at, colour]) => fill.addColorStop(at, colour));
    pen.fillStyle = fill;
    pen.fillRect(0, from, 1280, 720 - from);
  }

  /** Somebody with a suitcase, waiting, seen from behind. */
  function person(pen, x, y) {
    pen.beginPath();
    pen.arc(x, y - 88, 11, 0, PI * 2);
    pen.fill();
    pen.beginPath();
    pen.moveTo(x - 12, y - 72);
    pen.quadraticCurveTo(x, y - 80, x + 12, y - 72);
    pen.lineTo(x + 19, y - 22);
    pen.lineTo(x + 8, y - 20);
    pen.lineTo(x + 7, y + 6);
    pen.lineTo(x - 8, y + 6);
    pen.lineTo(x - 9, y - 20);
    pen.lineTo(x - 20, y - 22);
    pen.fill();
    pen.fillRect(x + 24, y - 26, 36, 30);
    pen.fillRect(x + 36, y - 33, 12, 8);
  }

  function crossing(pen, t) {
    sky(pen, [[0, '#07171d'], [0.4, '#0f3038'], [0.66, '#2b5a5a'], [1, '#0a2026']]);
    stars(pen, 170, 380, t, 3);
    const moonX = 946 - t * 3;
    glow(pen, moonX, 168, 300, 'rgba(214,235,214,0.8)', 0.55);
    pen.fillStyle = '#f4efd4';
    pen.beginPath();
    pen.arc(moonX, 168, 62, 0, PI * 2);
    pen.fill();
    pen.fillStyle = 'rgba(170,180,160,0.35)';
    [[-18, -14, 13], [16, 10, 18], [-10, 24, 8], [24, -22, 6]].forEach(([dx, dy, r]) => {
      pen.beginPath();
      pen.arc(moonX + dx, 168 + dy, r, 0, PI * 2);
      pen.fill();
    });
    hills(pen, 452, 46, 2.2, '#0c272d', t * 3);
    water(pen, 452, [[0, '#1d4a4d'], [0.4, '#0e3038'], [1, '#04121a']]);
    glitter(pen, t, 452, moonX, '#e9f0d2', 250);
    for (let n = 0; n < 12; n += 1) {
      const age = (t * 0.35 + n / 12) % 1;
      pen.globalAlpha = 0.34 * (1 - age);
      pen.fillStyle = '#7c9390';
      pen.beginPath();
      pen.ellipse(680 + age * 380, 300 - age * 120 + sin(n + t) * 8, 18 + age * 84, 12 + age * 40, 0, 0, PI * 2);
      pen.fill();
    }
    pen.globalAlpha = 1;
    ferry(pen, 250 - t * 5, 566, 1.75, t, '#07151a', '#ffd98a');
    for (let n = 0; n < 15; n += 1) glow(pen, 345 - t * 5 + n * 29, 480, 42, 'rgba(255,205,120,0.7)', 0.32);
    for (let layer = 0; layer < 4; layer += 1) {
      pen.fillStyle = ['rgba(16,52,60,0.9)', 'rgba(11,40,48,0.94)', 'rgba(7,28,36,0.97)', '#041118'][layer];
      pen.beginPath();
      pen.moveTo(0, 720);
      for (let x = 0; x <= 1280; x += 10)
        pen.lineTo(x, 574 + layer * 36 + sin(x * 0.012 + t * (1.5 + layer * 0.35) + layer * 2) * (7 + layer * 3) + sin(x * 0.031 - t * 1.1 + layer) * (3 + layer));
      pen.lineTo(1280, 720);
      pen.fill();
    }
  }

  function windowSeat(pen, t) {
    sky(pen, [[0, '#0b1d22'], [0.5, '#14363a'], [1, '#07151a']]);
    const colours = ['rgba(255,196,104,', 'rgba(244,120,84,', 'rgba(150,220,200,', 'rgba(255,240,200,'];
    pen.globalCompositeOperation = 'lighter';
    for (let n = 0; n < 34; n += 1) {
      const speed = 12 + chance(n * 3.3) * 36;
      const x = ((chance(n * 7.7) * 1600 + t * speed) % 1600) - 160;
      const y = 200 + chance(n * 2.1) * 250;
      const r = 22 + chance(n * 5.5) * 58;
      pen.fillStyle = `${colours[n % 4]}${(0.16 + chance(n) * 0.3).toFixed(2)})`;
      pen.beginPath();
      pen.arc(x, y, r, 0, PI * 2);
      pen.fill();
      pen.lineWidth = 2;
      pen.strokeStyle = `${colours[n % 4]}0.28)`;
      pen.stroke();
    }
    pen.globalCompositeOperation = 'source-over';
    for (let n = 0; n < 150; n += 1) {
      const runs = n % 6 === 0;
      const fall = runs ? (t * (30 + chance(n) * 60)) % 760 : 0;
      const x = chance(n * 11.3) * 1280 + (runs ? sin(fall * 0.03 + n) * 7 : 0);
      const y = (chance(n * 17.9) * 720 + fall) % 740;
      const r = 1.6 + chance(n * 23.1) ** 3 * 9;
      if (runs) {
        pen.fillStyle = 'rgba(190,225,220,0.1)';
        pen.fillRect(x - r * 0.5, y - 130, r, 130);
      }
      pen.fillStyle = 'rgba(8,26,30,0.55)';
      pen.beginPath();
      pen.ellipse(x, y, r, r * 1.2, 0, 0, PI * 2);
      pen.fill();
      pen.fillStyle = 'rgba(255,236,196,0.75)';
      pen.beginPath();
      pen.ellipse(x + r * 0.2, y + r * 0.5, r * 0.5, r * 0.38, 0, 0, PI * 2);
      pen.fill();
    }
    pen.fillStyle = '#050d10';
    pen.fillRect(0, 0, 1280, 40);
    pen.fillRect(0, 636, 1280, 84);
    pen.fillRect(0, 0, 54, 720);
    pen.fillRect(1206, 0, 74, 720);
    pen.fillStyle = '#12262a';
    pen.fillRect(54, 632, 1152, 8);
    // A cup on the sill, and its steam.
    pen.fillStyle = '#e9dfc6';
    pen.fillRect(930, 566, 78, 68);
    pen.lineWidth = 9;
    pen.strokeStyle = '#e9dfc6';
    pen.beginPath();
    pen.arc(1012, 598, 17, -PI / 2, PI / 2);
    pen.stroke();
    pen.fillStyle = '#2aa0f0';
    pen.fillRect(930, 584, 78, 6);
    pen.lineWidth = 5;
    for (let n = 0; n < 3; n += 1) {
      pen.strokeStyle = `rgba(233,240,226,${0.14 + n * 0.05})`;
      pen.beginPath();
      for (let y = 0; y < 96; y += 6) pen.lineTo(952 + n * 17 + sin(y * 0.07 - t * 2.4 + n * 2) * (3 + y * 0.09), 556 - y);
      pen.stroke();
    }
  }

  function lighthouse(pen, t) {
    sky(pen, [[0, '#05121a'], [0.5, '#0c2c38'], [0.8, '#1e4f58'], [1, '#0a1f26']]);
    stars(pen, 210, 470, t, 40);
    const lampX = 860;
    const lampY = 214;
    const turn = t * 0.8 + 3.5;
    for (const half of [0, PI]) {
      const side = cos(turn + half);
      const reach = 1500;
      const wide = 40 + 150 * (1 - abs(side));
      const strength = 0.1 + 0.55 * abs(side);
      const light = pen.createLinearGradient(lampX, lampY, lampX + side * reach, lampY);
      light.addColorStop(0, `rgba(255,238,186,${strength.toFixed(2)})`);
      light.addColorStop(1, 'rgba(255,238,186,0)');
      pen.fillStyle = light;
      pen.beginPath();
      pen.moveTo(lampX, lampY - 6);
      pen.lineTo(lampX + side * reach, lampY - wide + sin(turn) * 40);
      pen.lineTo(lampX + side * reach, lampY + wide + sin(turn) * 40);
      pen.lineTo(lampX, lampY + 6);
      pen.fill();
    }
    hills(pen, 540, 60, 6.4, '#0b2730', t * 1.2);
    water(pen, 552, [[0, '#174049'], [0.4, '#0c2730'], [1, '#030c12']]);
    glitter(pen, t, 556, 320, '#ffe9b0', 300);
    ferry(pen, 240 - t * 10, 604, 0.55, t, '#040d12', '#ffd98a');
    pen.fillStyle = '#061318';
    pen.beginPath();
    pen.moveTo(500, 720);
    pen.quadraticCurveTo(600, 560, 740, 528);
    pen.quadraticCurveTo(860, 480, 990, 530);
    pen.quadraticCurveTo(1160, 560, 1280, 720);
    pen.fill();
    pen.fillStyle = '#e8dec4';
    pen.beginPath();
    pen.moveTo(826, 520);
    pen.lineTo(840, 254);
    pen.lineTo(880, 254);
    pen.lineTo(894, 520);
    pen.fill();
    pen.fillStyle = '#d8583a';
    [[318, 372], [424, 478]].forEach(([top, foot]) => {
      const edge = (y) => 14 - ((y - 254) / 266) * 14;
      pen.beginPath();
      pen.moveTo(826 + edge(top), top);
      pen.lineTo(894 - edge(top), top);
      pen.lineTo(894 - edge(foot), foot);
      pen.lineTo(826 + edge(foot), foot);
      pen.fill();
    });
    pen.fillStyle = 'rgba(4,14,20,0.5)';
    pen.beginPath();
    pen.moveTo(864, 254);
    pen.lineTo(880, 254);
    pen.lineTo(894, 520);
    pen.lineTo(868, 520);
    pen.fill();
    pen.fillStyle = '#0a1a20';
    pen.fillRect(830, 240, 60, 14);
    pen.fillRect(842, 186, 36, 8);
    pen.beginPath();
    pen.arc(860, 188, 20, PI, 0);
    pen.fill();
    pen.fillStyle = '#fff4ca';
    pen.fillRect(846, 194, 28, 46);
    glow(pen, lampX, lampY, 190, 'rgba(255,232,164,0.95)', 0.55 + 0.35 * abs(sin(turn)));
    pen.fillStyle = '#061318';
    pen.fillRect(940, 476, 96, 60);
    pen.beginPath();
    pen.moveTo(930, 480);
    pen.lineTo(988, 436);
    pen.lineTo(1046, 480);
    pen.fill();
    pen.fillStyle = '#ffd98a';
    pen.fillRect(962, 492, 16, 20);
    pen.fillRect(998, 492, 16, 20);
  }

  return {
    harbour: { length: 14, draw: harbour },
    crossing: { length: 12, draw: crossing },
    window: { length: 10, draw: windowSeat },
    lighthouse: { length: 14, draw: lighthouse },
  };
})();
