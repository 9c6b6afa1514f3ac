# The site as one image: `docker build -t plinth .`, or with PostgreSQL beside it `docker compose up` (compose.yaml).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
# What members keep in repositories is read and written by git.
RUN apt-get update \
  && apt-get install -y --no-install-recommends git \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node /data
WORKDIR /app
COPY --from=build /app ./
# Flags and the allocator's setting are those of server/process/node-flags.mjs.
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself stops on SIGTERM in good order; npm in front would only pass it on.
CMD ["node", "--disable-warning=ExperimentalWarning", "--liftoff-only", "--max-semi-space-size=8", "server/main.ts"]
