/** What an employer says about a job; `heading` is the level that fits the place. */
export function Words({ job, heading: Heading = 'h3' }) {
  return (
    <>
      <p className="why">{job.why}</p>
      <Heading>What you do</Heading>
      <ul>
        {job.does.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Heading>What you bring</Heading>
      <ul>
        {job.needs.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
