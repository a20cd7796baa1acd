#!/bin/sh
# Loads /in/*.nt.gz into a database of its own at the first start, then answers queries about it at /graph/sparql.
set -eu
if [ ! -e /graph/loaded ]; then
  rm -rf /graph/tdb2
  java ${LOAD_OPTIONS:-} -cp /fuseki/fuseki.jar tdb2.tdbloader --loc=/graph/tdb2 /in/*.nt.gz
  touch /graph/loaded
fi
# Queries end a second after the service would give up on them.
exec java ${JAVA_OPTIONS:-} -jar /fuseki/fuseki.jar --tdb2 --loc=/graph/tdb2 --timeout=11000 --ping /graph
