# Runs `simulate ARGUMENTS` twice and `verify` once; fails unless both files are the same and hold.
foreach(copy "" .again)
    execute_process(
        COMMAND ${PROGRAM} simulate ${ARGUMENTS} --rounds 150 --seed 3 --legal
            --record ${RECORD}${copy}
        RESULT_VARIABLE code OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(NOT code EQUAL 0)
        message(FATAL_ERROR "simulate exits ${code}: ${output}")
    endif()
endforeach()
file(SHA256 ${RECORD} once)
file(SHA256 ${RECORD}.again again)
if(NOT once STREQUAL again)
    message(FATAL_ERROR "two simulations with the same arguments differ")
endif()
execute_process(COMMAND ${PROGRAM} verify ${RECORD}
    RESULT_VARIABLE code OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(NOT code EQUAL 0 OR NOT output MATCHES "150 rounds verified")
    message(FATAL_ERROR "verify exits ${code}: ${output}")
endif()
file(REMOVE ${RECORD} ${RECORD}.again)
