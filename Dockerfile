# The site as one image: `docker build -t plinth .`, or with PostgreSQL beside it `docker compose up` (compose.yaml).
# Any Debian with Node 24.17 or newer, npm and a user called node will do.
ARG BASE=docker.io/library/node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# What the site runs on goes to /runtime. Of the packages those of the build, TypeScript, maps, manuals and lists of changes stay behind.
RUN node scripts/build.ts \
  && node scripts/release/image-files.ts /runtime \
  && cp /runtime/package.json . \
  && npm prune --no-audit --no-fund \
  && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -path '*/docs/*.md' \
    -o -iname 'changelog*' -o -iname 'history.md' -o -iname '*.tsbuildinfo' \) -delete

FROM ${BASE}
# What members keep in repositories is read and written by git. Any user may run the site, as some platforms choose one: its
# group is root's then.
RUN apt-get update \
  && apt-get install -y --no-install-recommends git \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g 0 -m 0770 /data
WORKDIR /app
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /runtime ./
# Flags and the allocator's setting are those of server/process/node-flags.mjs.
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144 MALLOC_TRIM_THRESHOLD_=1048576
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself stops on SIGTERM in good order; npm in front would only pass it on.
CMD ["node", "--disable-warning=ExperimentalWarning", "--liftoff-only", "--max-semi-space-size=8", "server/main.ts"]
