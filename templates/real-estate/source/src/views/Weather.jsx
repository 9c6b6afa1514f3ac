/* The sky on the day of the survey. */
const skies = {
  fair: (
    <>
      <circle className="disc" cx="660" cy="70" r="34" />
      <path className="cloud" d="M80 96q14-30 44-20 16-26 44-6 34-6 34 26ZM430 60q10-20 30-12 14-18 34-2 22-2 22 14Z" />
    </>
  ),
  showers: (
    <>
      <path className="cloud dark" d="M380 90q20-46 70-30 30-40 80-8 60-10 66 38ZM60 70q14-30 50-20 20-26 54-4 34-4 36 24Z" />
      <path className="rain" d={Array.from({ length: 46 }, (_, at) => `M${390 + ((at * 37) % 210)} ${104 + ((at * 53) % 150)}l-7 24`).join('')} />
    </>
  ),
  mist: (
    <>
      <path className="veil" d="M0 150q100-18 200 0t200 0 200 0 200 0v46q-100 18-200 0t-200 0-200 0-200 0Z" />
      <path className="veil" d="M0 90q130-20 260 0t260 0 280-6v30q-130 18-260 0t-260 0-280 8Z" />
    </>
  ),
  gale: (
    <>
      <path className="wind" d="M40 60h260q34 0 34-22t-24-20-16 26M90 100h420q30 0 30 22t-26 18M420 40h190M20 140h170M560 90h170q24 0 24-18t-20-16" />
      <path className="gull" d="M610 130q10-14 20-2 10-14 22-4M690 60q8-11 16-2 8-11 18-3" />
    </>
  ),
};

const said = { fair: 'Drawn on a fair day.', showers: 'Drawn between showers.', mist: 'Drawn in sea mist.', gale: 'Drawn in a south-westerly, force seven.' };

export function Weather({ kind }) {
  return (
    <>
      <svg className="weather" viewBox="0 0 800 300" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        {skies[kind]}
      </svg>
      <p className="weather-said">{said[kind]}</p>
    </>
  );
}
