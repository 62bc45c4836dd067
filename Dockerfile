# syntax=docker/dockerfile:1
# Piecemeal in a container; docs/operating.md explains how to run it.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY .env.example LICENSE ./
COPY commands ./commands
COPY docs/listing ./docs/listing
COPY migrations ./migrations
COPY render ./render
COPY scripts ./scripts
COPY src ./src
COPY themes ./themes
RUN npm run build && mkdir /data

# Node, the libraries that it needs, and the bundle: no shell and no package manager.
FROM gcr.io/distroless/nodejs24-debian12
LABEL org.opencontainers.image.title="Piecemeal" \
  org.opencontainers.image.description="Board games in a Discord channel, a move at a time" \
  org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production DATA_DIR=/data METRICS_PORT=9464 NODE_COMPILE_CACHE=/data/compiled
# Makes glibc return memory that threads have used.
ENV MALLOC_TRIM_THRESHOLD_=1048576 MALLOC_MMAP_THRESHOLD_=262144 MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/dist ./
# The owner of volumes of earlier images.
COPY --from=build --chown=1000:1000 /data /data
USER 1000:1000
VOLUME /data
EXPOSE 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["/nodejs/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/nodejs/bin/node"]
CMD ["--max-semi-space-size=4", "main.js"]
