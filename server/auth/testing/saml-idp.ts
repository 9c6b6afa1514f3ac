import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { signSamlPost } from '@node-saml/node-saml/lib/saml-post-signing.js';
import type { SamlProvider } from '../../identity-settings.ts';

/** What an answer says; each may be wrong on purpose. */
export interface Answer {
  nameId?: string;
  nameIdFormat?: string;
  email?: string | null;
  audience?: string;
  issuer?: string;
  inResponseTo?: string;
  /** Seconds from now. */
  notOnOrAfter?: number;
  sign?: 'response' | 'assertion' | 'nothing';
}

export interface TestIdp {
  settings: SamlProvider;
  /** The signed-in answer to the request that an address of /sso carries: the form the browser would post. */
  answer(url: string, answer?: Answer): { form: URLSearchParams; requestId: string };
}

/** A SAML identity provider with a key pair of its own. */
export function newIdp(entityId = 'https://idp.acme.example'): TestIdp {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    settings: {
      entityId,
      ssoUrl: 'https://idp.acme.example/sso',
      certificates: [publicKey],
      domains: ['acme.example'],
    },
    answer(url, answer = {}) {
      const query = new URL(url).searchParams;
      const request = inflateRawSync(Buffer.from(query.get('SAMLRequest') ?? '', 'base64')).toString();
      const requestId = /\bID="([^"]+)"/.exec(request)?.[1] ?? '';
      const acs = /AssertionConsumerServiceURL="([^"]+)"/.exec(request)?.[1] ?? '';
      const spId = /<saml:Issuer[^>]*>([^<]+)</.exec(request)?.[1] ?? '';
      const xml = write({ requestId, acs, spId, entityId }, answer);
      const sign = answer.sign ?? 'response';
      const signed = sign === 'nothing' ? xml : signXml(xml, paths[sign], privateKey);
      const form = new URLSearchParams({
        SAMLResponse: Buffer.from(signed).toString('base64'),
        RelayState: query.get('RelayState') ?? '',
      });
      return { form, requestId };
    },
  };
}

function write(
  { requestId, acs, spId, entityId }: { requestId: string; acs: string; spId: string; entityId: string },
  answer: Answer,
): string {
  const now = new Date().toISOString();
  const end = new Date(Date.now() + (answer.notOnOrAfter ?? 300) * 1000).toISOString();
  const id = () => `_${randomBytes(16).toString('hex')}`;
  const issuer = `<saml:Issuer>${answer.issuer ?? entityId}</saml:Issuer>`;
  const replyTo = answer.inResponseTo ?? requestId;
  const email = answer.email === undefined ? 'ada@acme.example' : answer.email;
  const format = answer.nameIdFormat ?? 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
  const attributes = email
    ? `<saml:AttributeStatement><saml:Attribute Name="email"><saml:AttributeValue>${email}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement>`
    : '';
  return (
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id()}" Version="2.0" IssueInstant="${now}" Destination="${acs}" InResponseTo="${replyTo}">${issuer}` +
    `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>` +
    `<saml:Assertion ID="${id()}" Version="2.0" IssueInstant="${now}">${issuer}` +
    `<saml:Subject><saml:NameID Format="${format}">${answer.nameId ?? 'person-1'}</saml:NameID>` +
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${end}" Recipient="${acs}" InResponseTo="${replyTo}"/></saml:SubjectConfirmation></saml:Subject>` +
    `<saml:Conditions NotBefore="${new Date(Date.now() - 600_000).toISOString()}" NotOnOrAfter="${end}"><saml:AudienceRestriction><saml:Audience>${answer.audience ?? spId}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
    `<saml:AuthnStatement AuthnInstant="${now}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>${attributes}` +
    `</saml:Assertion></samlp:Response>`
  );
}

const paths = {
  response: "/*[local-name(.)='Response']",
  assertion: "/*[local-name(.)='Response']/*[local-name(.)='Assertion']",
};

function signXml(xml: string, path: string, privateKey: string): string {
  return signSamlPost(xml, path, { privateKey, signatureAlgorithm: 'sha256', digestAlgorithm: 'sha256' });
}
