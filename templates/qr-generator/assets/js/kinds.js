/* What a label can hold: the fields of each kind, what is wrong with them in words, and the text of the code. */
window.Feedroll = window.Feedroll || {};
Feedroll.kinds = (() => {
  const tidy = (value = '') => value.trim();
  const isMail = (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
  const isPhone = (value) => /^\+?[\d\s().-]{3,}$/.test(value);
  /** Drops the errors that are empty. */
  const faults = (all) => Object.fromEntries(Object.entries(all).filter(([, text]) => text));
  const lineBreak = '\r\n';

  /** An address as a browser writes it; without a scheme it is taken for https. Null when it is none. */
  function address(value) {
    const text = tidy(value);
    if (!text) return null;
    try {
      const url = new URL(/^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/]+\.[a-z]+:\d/i.test(text) ? text : `https://${text}`);
      const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
      return isWeb && !url.hostname.includes('.') && url.hostname !== 'localhost' ? null : url;
    } catch {
      return null;
    }
  }
  /** The shortest way to write it: no slash after a bare host. */
  const plain = (url) => (url.pathname === '/' && !url.search && !url.hash ? url.href.replace(/\/$/, '') : url.href);

  const wifiEscape = (text) => text.replace(/([\\;,:"])/g, '\\$1');
  const cardEscape = (text) => text.replace(/([\\;,])/g, '\\$1').replace(/\r?\n/g, '\\n');
  const stamp = (value) => `${value.replace(/[-:]/g, '')}00`;
  const dayOnly = (value) => value.slice(0, 10).replace(/-/g, '');
  const nextDay = (value) => new Date(Date.parse(`${value.slice(0, 10)}T00:00Z`) + 864e5).toISOString();
  const moment = (value, isAllDay) => {
    const date = new Date(value);
    const options = { weekday: 'short', day: 'numeric', month: 'short', ...(isAllDay ? {} : { hour: '2-digit', minute: '2-digit' }) };
    return Number.isNaN(date.getTime()) ? '' : date.toLocaleString('en-GB', options);
  };

  return {
    text: {
      name: 'Text',
      fields: [{ id: 'text', label: 'Text', type: 'area', rows: 5, isNeeded: true }],
      check: (v) => faults({ text: tidy(v.text) ? '' : 'Type something: an empty code reads as nothing.' }),
      make: (v) => v.text ?? '',
      lines: (v) => [tidy(v.text)],
    },
    link: {
      name: 'Link',
      fields: [{ id: 'url', label: 'Web address', type: 'text', mode: 'url', isNeeded: true, hint: 'Without https:// it is added. Short addresses make coarse, easily read codes.' }],
      check: (v) => faults({ url: !tidy(v.url) ? 'Type a web address.' : address(v.url) ? '' : 'This is not a web address: it needs a name with a dot, such as ottery.example.' }),
      make: (v) => (address(v.url) ? plain(address(v.url)) : ''),
      lines: (v) => [address(v.url) ? plain(address(v.url)).replace(/^https?:\/\//, '') : ''],
    },
    wifi: {
      name: 'Wi-Fi',
      fields: [
        { id: 'ssid', label: 'Name of the network', type: 'text', isNeeded: true },
        { id: 'lock', label: 'Security', type: 'choice', isHalf: true, options: [['WPA', 'WPA, WPA2, WPA3'], ['WEP', 'WEP, old'], ['nopass', 'None']] },
        { id: 'password', label: 'Password', type: 'text', isHalf: true },
        { id: 'isHidden', label: 'The network hides its name', type: 'tick' },
      ],
      check: (v) =>
        faults({
          ssid: !tidy(v.ssid) ? 'Type the name of the network, capitals as they are.' : new TextEncoder().encode(v.ssid).length > 32 ? 'A network name has at most 32 bytes.' : '',
          password:
            v.lock === 'nopass' ? '' : !v.password ? 'A locked network needs its password.' : (v.lock ?? 'WPA') === 'WPA' && (v.password.length < 8 || v.password.length > 63) ? 'A WPA password has 8 to 63 characters.' : '',
        }),
      make: (v) => {
        const lock = v.lock ?? 'WPA';
        const key = lock === 'nopass' ? '' : `P:${wifiEscape(v.password ?? '')};`;
        return `WIFI:T:${lock};S:${wifiEscape(v.ssid ?? '')};${key}${v.isHidden ? 'H:true;' : ''};`;
      },
      lines: (v) => [v.ssid ?? '', v.lock === 'nopass' ? 'no password' : (v.password ?? '')],
    },
    contact: {
      name: 'Contact',
      fields: [
        { id: 'first', label: 'First name', type: 'text', isHalf: true },
        { id: 'last', label: 'Last name', type: 'text', isHalf: true },
        { id: 'org', label: 'Company', type: 'text', isHalf: true },
        { id: 'role', label: 'Role', type: 'text', isHalf: true },
        { id: 'phone', label: 'Telephone', type: 'text', mode: 'tel', isHalf: true },
        { id: 'mail', label: 'E-mail', type: 'text', mode: 'email', isHalf: true },
        { id: 'site', label: 'Website', type: 'text', mode: 'url', isHalf: true },
        { id: 'place', label: 'Address, in one line', type: 'text', isHalf: true },
      ],
      check: (v) =>
        faults({
          first: tidy(v.first) || tidy(v.last) || tidy(v.org) ? '' : 'A card needs a name or a company.',
          phone: !tidy(v.phone) || isPhone(tidy(v.phone)) ? '' : 'Digits, spaces and a leading plus only.',
          mail: !tidy(v.mail) || isMail(tidy(v.mail)) ? '' : 'This is not an e-mail address: it needs an @ and a dot after it.',
          site: !tidy(v.site) || address(v.site) ? '' : 'This is not a web address.',
        }),
      make: (v) => {
        const t = (name) => cardEscape(tidy(v[name]));
        const full = [tidy(v.first), tidy(v.last)].filter(Boolean).join(' ') || tidy(v.org);
        const rows = [
          'BEGIN:VCARD', 'VERSION:3.0', `N:${t('last')};${t('first')};;;`, `FN:${cardEscape(full)}`,
          t('org') && `ORG:${t('org')}`, t('role') && `TITLE:${t('role')}`, t('phone') && `TEL:${t('phone').replace(/[\s().-]/g, '')}`,
          t('mail') && `EMAIL:${t('mail')}`, address(v.site) && `URL:${plain(address(v.site))}`, t('place') && `ADR:;;${t('place')};;;;`, 'END:VCARD',
        ];
        return rows.filter(Boolean).join(lineBreak);
      },
      lines: (v) => [[tidy(v.first), tidy(v.last)].filter(Boolean).join(' '), tidy(v.role) || tidy(v.org), tidy(v.phone) || tidy(v.mail)],
    },
    mail: {
      name: 'E-mail',
      fields: [
        { id: 'to', label: 'To', type: 'text', mode: 'email', isNeeded: true },
        { id: 'subject', label: 'Subject', type: 'text' },
        { id: 'body', label: 'Message', type: 'area', rows: 3 },
      ],
      check: (v) => faults({ to: !tidy(v.to) ? 'Type an e-mail address.' : isMail(tidy(v.to)) ? '' : 'This is not an e-mail address: it needs an @ and a dot after it.' }),
      make: (v) => {
        const asked = [['subject', tidy(v.subject)], ['body', tidy(v.body)]].filter(([, value]) => value);
        return `mailto:${tidy(v.to)}${asked.length ? '?' : ''}${asked.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
      },
      lines: (v) => [tidy(v.to), tidy(v.subject)],
    },
    phone: {
      name: 'Phone',
      fields: [
        { id: 'number', label: 'Number', type: 'text', mode: 'tel', isNeeded: true, isHalf: true, hint: 'With the country, as in +44.' },
        { id: 'act', label: 'Scanning it will', type: 'choice', isHalf: true, options: [['tel', 'ring the number'], ['sms', 'open a text message']] },
        { id: 'message', label: 'Text message', type: 'area', rows: 2, isShown: (v) => v.act === 'sms' },
      ],
      check: (v) => faults({ number: !tidy(v.number) ? 'Type a number.' : isPhone(tidy(v.number)) ? '' : 'Digits, spaces and a leading plus only.' }),
      make: (v) => {
        const number = tidy(v.number).replace(/[\s().-]/g, '');
        return v.act === 'sms' ? `SMSTO:${number}:${tidy(v.message)}` : `tel:${number}`;
      },
      lines: (v) => [tidy(v.number), v.act === 'sms' ? tidy(v.message) : ''],
    },
    event: {
      name: 'Event',
      fields: [
        { id: 'what', label: 'What', type: 'text', isNeeded: true },
        { id: 'start', label: 'Begins', type: 'moment', isNeeded: true, isHalf: true },
        { id: 'end', label: 'Ends', type: 'moment', isHalf: true },
        { id: 'where', label: 'Where', type: 'text', isHalf: true },
        { id: 'note', label: 'Note', type: 'text', isHalf: true },
        { id: 'isAllDay', label: 'All day', type: 'tick' },
      ],
      check: (v) =>
        faults({
          what: tidy(v.what) ? '' : 'What is on?',
          start: v.start ? '' : 'When does it begin?',
          end: v.start && v.end && v.end < v.start ? 'It ends before it begins.' : '',
        }),
      make: (v) => {
        const start = v.start ?? '';
        const end = v.end || start;
        const times = v.isAllDay
          ? [`DTSTART;VALUE=DATE:${dayOnly(start)}`, start && `DTEND;VALUE=DATE:${dayOnly(nextDay(end))}`]
          : [`DTSTART:${stamp(start)}`, v.end && `DTEND:${stamp(v.end)}`];
        const rows = [
          'BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', `SUMMARY:${cardEscape(tidy(v.what))}`, ...times,
          tidy(v.where) && `LOCATION:${cardEscape(tidy(v.where))}`, tidy(v.note) && `DESCRIPTION:${cardEscape(tidy(v.note))}`, 'END:VEVENT', 'END:VCALENDAR',
        ];
        return rows.filter(Boolean).join(lineBreak);
      },
      lines: (v) => [moment(v.start, v.isAllDay), tidy(v.where)],
    },
  };
})();
