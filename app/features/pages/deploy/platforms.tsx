import netlifyReact from './snippets/netlify-react.toml?raw';
import netlifyStatic from './snippets/netlify-static.toml?raw';
import pagesReact from './snippets/pages-react.yml?raw';
import pagesStatic from './snippets/pages-static.yml?raw';
import vercelReact from './snippets/vercel-react.json?raw';
import vercelStatic from './snippets/vercel-static.json?raw';
import type { Step } from './step-list.tsx';

const push: Step = {
  title: 'Push it to a repository',
  text: (
    <p>
      Make an empty repository with your Git host, without a README, and push the unpacked template to it.
      Each later push publishes the change.
    </p>
  ),
  code: [
    {
      name: 'Terminal',
      code: 'git init -b main\ngit add .\ngit commit -m "Start from the template"\ngit remote add origin git@github.com:you/my-site.git\ngit push -u origin main',
    },
  ],
};

export const VERCEL: Step[] = [
  push,
  {
    title: 'Say how it is built',
    text: (
      <p>
        Add a <code>vercel.json</code> at the top of the folder. A plain site is served as it lies; a React
        template is built, and addresses that only the app knows are given to it.
      </p>
    ),
    code: [
      { name: 'vercel.json, plain site', code: vercelStatic },
      { name: 'vercel.json, React template', code: vercelReact },
    ],
  },
  {
    title: 'Import the project',
    text: (
      <p>
        In Vercel’s dashboard choose Add New, Project, and import the repository. The settings come from the
        file. Or publish from the terminal, without a repository.
      </p>
    ),
    code: [{ name: 'From the terminal', code: 'npm install --global vercel\nvercel\nvercel --prod' }],
  },
  {
    title: 'Add your domain',
    text: (
      <p>
        Under Settings, Domains, enter it and set the DNS records that are shown. The certificate comes by
        itself.
      </p>
    ),
  },
];

export const NETLIFY: Step[] = [
  push,
  {
    title: 'Say how it is built',
    text: (
      <p>
        Add a <code>netlify.toml</code> at the top of the folder. What it says wins over the settings in the
        dashboard.
      </p>
    ),
    code: [
      { name: 'netlify.toml, plain site', code: netlifyStatic },
      { name: 'netlify.toml, React template', code: netlifyReact },
    ],
  },
  {
    title: 'Import the project',
    text: (
      <p>
        Choose Add new project, then import from Git. For a first look without Git, drag the folder (of a
        React template <code>dist</code>) onto app.netlify.com/drop, or use the terminal.
      </p>
    ),
    code: [
      {
        name: 'From the terminal',
        code: 'npm install --global netlify-cli\n# a plain site\nnetlify deploy --prod --dir=.\n# a React template, after npm run build\nnetlify deploy --prod --dir=dist',
      },
    ],
  },
  {
    title: 'Add your domain',
    text: (
      <p>
        Under Domain management, enter it and set the DNS records. HTTPS is switched on once they are seen.
      </p>
    ),
  },
];

export const GITHUB_PAGES: Step[] = [
  push,
  {
    title: 'Choose the source',
    text: (
      <p>
        In the repository open Settings, Pages, and under Build and deployment set Source to GitHub Actions.
        On a free plan the repository has to be public.
      </p>
    ),
  },
  {
    title: 'Add the workflow',
    text: (
      <>
        <p>
          A plain site is uploaded as it is. For a React template put the second list of steps in place of the
          first.
        </p>
        <p>
          The site lives under <code>/my-site/</code>, the repository’s name, so the build has to know it;
          leave <code>--base</code> out with a domain of your own. The copy to <code>404.html</code> lets the
          app answer addresses that only it knows.
        </p>
      </>
    ),
    code: [
      { name: '.github/workflows/publish.yml', code: pagesStatic },
      { name: 'Steps for a React template', code: pagesReact },
    ],
  },
  {
    title: 'Push, and add your domain',
    text: (
      <p>
        The Actions tab shows the run and then the address, you.github.io/my-site. A domain of your own goes
        under Settings, Pages; set its DNS first, then tick Enforce HTTPS.
      </p>
    ),
  },
];
