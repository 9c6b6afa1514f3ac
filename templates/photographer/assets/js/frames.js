/* The twelve frames, for the light table and the print order. The pages carry the same words without JavaScript. */
window.frames12 = [
  { id: '01', series: 'gasworks.html', title: 'Holder No. 4 from the towpath', data: 'Saltmouth, 2.40 a.m. f/11, 14 minutes.', alt: 'A gas holder’s empty guide frame in fog, an amber lamp behind it, a man in a hat at the water’s edge.' },
  { id: '02', series: 'gasworks.html', title: 'Holder No. 4, looking up', data: 'Saltmouth, 3.05 a.m. f/16, 31 minutes.', alt: 'The rings of a gas holder seen from inside, looking up at a cloudy moonlit sky; one amber lamp at the edge.' },
  { id: '03', series: 'gasworks.html', title: 'Retort house, second shift', data: 'Saltmouth, 11.20 p.m. f/8, 40 seconds.', alt: 'A retort house with its arched windows lit, steam from the chimney, and one amber lamp beside a tank.' },
  { id: '04', series: 'gasworks.html', title: 'Tank farm', data: 'Hob’s Reach, 4.10 a.m. f/8, 9 minutes.', alt: 'Three storage tanks with a stair between them, an amber lamp, and a figure from behind.' },
  { id: '05', series: 'docks.html', title: 'The hammerhead', data: 'Alder Basin, 1.15 a.m. f/11, 18 minutes.', alt: 'A hammerhead crane against the moon, an amber lamp inside its tower throwing rays through the girders.' },
  { id: '06', series: 'docks.html', title: 'Four cranes', data: 'Alder Basin, 5.30 a.m. f/8, 4 minutes.', alt: 'Four portal cranes in a row, each paler in the fog, and two wet rails lit amber.' },
  { id: '07', series: 'docks.html', title: 'Bow of the Margit', data: 'Lock Quay, 12.50 a.m. f/8, 11 minutes.', alt: 'The bow of a ship over a quay, its ropes lit by one amber lamp, a man below.' },
  { id: '08', series: 'docks.html', title: 'Rain, stack nine', data: 'Container yard, 2.20 a.m. f/5.6, 25 seconds.', alt: 'Two stacks of containers in the rain, an amber double lamp between them, a figure with a hat.' },
  { id: '09', series: 'lines.html', title: 'The cantilevers', data: 'Murran Firth, 4.45 a.m. f/16, 52 seconds.', alt: 'A cantilever bridge going away into fog, a lit train on it and an amber lamp in the near tower.' },
  { id: '10', series: 'lines.html', title: 'Arch seven', data: 'Carr Viaduct, 1.55 a.m. f/8, 20 minutes.', alt: 'Arches of a viaduct one inside the other, an amber lamp in the fourth, a figure in the fog.' },
  { id: '11', series: 'lines.html', title: 'Up slow', data: 'Carr Junction, 3.35 a.m. f/11, 6 minutes.', alt: 'A signal gantry over four tracks that meet in the mist; one signal shows amber.' },
  { id: '12', series: 'lines.html', title: 'Last house on the line', data: 'Salt Marsh, 6.05 a.m. f/8, 8 minutes.', alt: 'Pylons and their wires over a flooded marsh with reeds; one amber lamp by a hut.' },
];
