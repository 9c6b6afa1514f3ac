import { useStore } from '../../app/store.tsx';
import { download } from '../../lib/download.ts';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Money, Quantity } from '../../ui/Money.tsx';
import { Swatch } from '../../ui/minerals.tsx';
import { Empty, Page, Section } from '../../ui/Page.tsx';
import { GainBars } from './GainBars.tsx';
import { heldDays, reportCsv, taxReport, taxYears } from './report.ts';

const METHOD_NAMES = {
  fifo: 'first in, first out',
  lifo: 'last in, first out',
  average: 'average cost',
} as const;

export function TaxScreen({ query }: { query: URLSearchParams }) {
  const { book, portfolio, market, assetOf, announce } = useStore();
  const { settings } = portfolio;
  const years = taxYears(book, settings.yearStart, market.asOf);
  const year = years.find((entry) => String(entry.year) === query.get('year')) ?? years[0]!;
  const report = taxReport(book, year);
  const save = () => {
    download(
      `gains-${year.label.replace('–', '-')}-${settings.method}.csv`,
      reportCsv(report, market.assets),
    );
    announce('The report is saved as a CSV file.');
  };
  return (
    <Page
      title={`Tax year ${year.label}`}
      lead={
        <>
          {formatDay(year.from)} to {formatDay(year.to)}, {METHOD_NAMES[settings.method]},{' '}
          {settings.pool === 'account' ? 'one pool per account' : 'all accounts in one pool'}.{' '}
          <a className="link no-print" href="#/settings">
            Change the rules
          </a>
        </>
      }
      actions={
        <>
          <Button onClick={save}>Save as CSV</Button>
          <Button look="line" onClick={() => print()}>
            Print
          </Button>
        </>
      }
    >
      <nav aria-label="Tax years" className="no-print mb-5 flex flex-wrap gap-1">
        {years.map((entry) => (
          <a
            key={entry.year}
            href={`#/tax?year=${entry.year}`}
            aria-current={entry.year === year.year ? 'page' : undefined}
            className="figures border-[1.5px] border-ink px-3 py-1.5 no-underline hover:bg-raised aria-[current]:bg-ink aria-[current]:text-ground"
          >
            {entry.label}
          </a>
        ))}
      </nav>
      <div className="grid gap-6 lg:grid-cols-[24rem_1fr]">
        <Section title="What counts">
          <dl className="px-4 pb-4 [&>div]:flex [&>div]:justify-between [&>div]:gap-4 [&>div]:border-b [&>div]:border-line [&>div]:py-2">
            <div>
              <dt>Proceeds, less fees</dt>
              <dd>
                <Money value={report.proceeds} places={2} />
              </dd>
            </div>
            <div>
              <dt>Cost of what was given</dt>
              <dd>
                <Money value={report.cost} places={2} />
              </dd>
            </div>
            <div>
              <dt>Gains</dt>
              <dd>
                <Money value={report.gains} places={2} signed toned />
              </dd>
            </div>
            <div>
              <dt>Losses</dt>
              <dd>
                <Money value={report.losses} places={2} signed toned />
              </dd>
            </div>
            <div className="border-t-2 border-t-ink text-lg font-semibold">
              <dt>Net gain</dt>
              <dd>
                <Money value={report.net} places={2} signed toned />
              </dd>
            </div>
            <div>
              <dt>Staking income</dt>
              <dd>
                <Money value={report.incomeValue} places={2} />
              </dd>
            </div>
            <div className="text-soft">
              <dt>Cost of network fees, for information</dt>
              <dd>
                <Money value={report.feeCost} places={2} />
              </dd>
            </div>
          </dl>
        </Section>
        <Section title="By coin">
          {report.byAsset.length === 0 ? (
            <Empty title="Nothing was sold or swapped.">
              Gains arise when a coin is given away for money or another coin.
            </Empty>
          ) : (
            <GainBars lines={report.byAsset} />
          )}
        </Section>
      </div>
      {report.disposals.length > 0 && (
        <Section title={`${report.disposals.length} disposals, lot by lot`} className="mt-6">
          <div className="scroll" tabIndex={0} role="region" aria-label="Disposals">
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">Coin</th>
                  <th scope="col" className="end">
                    Quantity
                  </th>
                  <th scope="col">Acquired</th>
                  <th scope="col">Disposed</th>
                  <th scope="col" className="end">
                    Days
                  </th>
                  <th scope="col" className="end">
                    Proceeds
                  </th>
                  <th scope="col" className="end">
                    Cost
                  </th>
                  <th scope="col" className="end">
                    Gain
                  </th>
                </tr>
              </thead>
              <tbody>
                {report.disposals.map((entry) => (
                  <tr key={`${entry.transaction}-${entry.acquired}-${entry.quantity}`}>
                    <th scope="row">
                      <span className="flex items-center gap-2 text-sm text-ink">
                        <Swatch asset={entry.asset} />
                        {assetOf(entry.asset).symbol}
                      </span>
                    </th>
                    <td className="end">
                      <Quantity value={entry.quantity} asset={entry.asset} />
                    </td>
                    <td className="whitespace-nowrap">{formatDay(entry.acquired)}</td>
                    <td className="whitespace-nowrap">{formatDay(entry.day)}</td>
                    <td className="figures end">{heldDays(entry)}</td>
                    <td className="end">
                      <Money value={entry.proceeds} places={2} />
                    </td>
                    <td className="end">
                      <Money value={entry.cost} places={2} />
                    </td>
                    <td className="end">
                      <Money value={entry.gain} places={2} signed toned />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Section>
      )}
      <p className="mt-6 max-w-[75ch] text-sm text-soft">
        The ledger's own arithmetic, exact to eighteen decimals and rounded once, at the end. It is no tax
        advice: which method, pool and year apply to you is for your country's rules to say. Sums in other
        currencies use today's rate.
      </p>
    </Page>
  );
}
